import './islands/request/toastStyles';
import { type ComponentType, useContext } from 'react';
import { childOf } from '../kit/content/fields/paths';
import { PreviewedContent } from '../kit/editor/preview/gatsby';
import {
  OnlyDialogs,
  Page,
  type PreviewProps,
  useHomePage,
  usePagesNaming,
  WithPage,
} from '../kit/editor/preview/shownPages';
import type { collections } from './model/model';
import { pageKinds } from './model/textPages';
import NotFoundPage, { query as notFoundQuery } from './pages/404';
import LandingPage, { query as landingQuery } from './templates/landing';
import PolicyPage, { query as policyQuery } from './templates/policy';
import { palette } from './theme';

/**
 * How the editor shows a file of each collection beside its form: a register. A component draws a page of the site, of which
 * `id` is the name of the file; a collection that no page shows has none.
 */
export const previews: Record<keyof typeof collections, ComponentType<PreviewProps> | undefined> = {
  pages: ({ entry }) => <Page template={LandingPage} query={landingQuery} id={entry.name} />,
  policies: ({ entry }) => <Page template={PolicyPage} query={policyQuery} id={entry.name} />,
  testimonials: ({ entry }) => (
    <NamedPreview entry={entry} section={{ type: 'testimonial', testimonial: entry.name }} />
  ),
  videos: ({ entry }) => <VideoPreview name={entry.name} />,
  site: SitePreview,
  request: RequestPreview,
  banner: BannerPreview,
  redirects: undefined,
};

/** The colour around the picture that a page is shared with. */
export const shareGround = palette.ground[0];

/** A file such as a testimonial on the first page that names it, or else on one that has nothing but a section with it. */
function NamedPreview({ entry, section }: Pick<PreviewProps, 'entry'> & { section: object }) {
  const [page] = usePagesNaming(entry);
  return (
    <WithPage collection="pages" fields={{ path: '/', sections: [section] }}>
      <Page template={LandingPage} query={landingQuery} id={page?.name ?? ''} />
    </WithPage>
  );
}

/** A video's dialog, without its page and its player: a preview makes no requests to providers. */
function VideoPreview({ name }: { name: string }) {
  const hero = { type: 'hero', actions: [{ type: 'video', video: name }] };
  return (
    <OnlyDialogs within="main">
      <WithPage collection="pages" fields={{ path: '/', sections: [hero] }}>
        <Page template={LandingPage} query={landingQuery} id="" />
      </WithPage>
    </OnlyDialogs>
  );
}

/** The words of both forms, in the dialogs that every page has. */
function RequestPreview() {
  return (
    <OnlyDialogs within="&">
      <Page template={NotFoundPage} query={notFoundQuery} />
    </OnlyDialogs>
  );
}

/** The words that all pages share, on a page that has those that are edited. */
function SitePreview({ followed = '' }: PreviewProps) {
  const content = useContext(PreviewedContent);
  const [, part] = /\.(notFound|policy|video)\b/.exec(followed) ?? [];
  const home = useHomePage();
  const [policy] = content.all('policies');
  const [video] = content.all('videos');
  if (part === 'policy' && policy) {
    return <Page template={PolicyPage} query={policyQuery} id={policy.name} />;
  }
  if (part === 'video' && video) return <VideoPreview name={video.name} />;
  if (part === 'notFound' || !home) return <Page template={NotFoundPage} query={notFoundQuery} />;
  return <Page template={LandingPage} query={landingQuery} id={home.name} />;
}

/** The banner that is being edited, on the first page that it names, or else on the home page. */
function BannerPreview({ entry, followed = '' }: PreviewProps) {
  const [, edited = 0] = /\.banners\.(\d+)/.exec(followed) ?? [];
  const place = ['banners', Number(edited), 'pages', 0].reduce<unknown>(childOf, entry.fields);
  const home = useHomePage();
  const isPlace = ({ collection, name }: PreviewProps['entry']) =>
    pageKinds.some(({ noun, to }) => to === collection && childOf(place, noun) === name);
  const page = useContext(PreviewedContent).pages().find(isPlace) ?? home;
  const Shown = page && previews[page.collection];
  return Shown ? (
    <Shown entry={page} followed={followed} />
  ) : (
    <Page template={NotFoundPage} query={notFoundQuery} />
  );
}
