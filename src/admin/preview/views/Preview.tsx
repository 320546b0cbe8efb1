import styled from '@emotion/styled';
import type { StaticQueryDocument } from 'gatsby';
import { type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react';
import { afterPaint } from '../../../components/afterPaint';
import { namedOnPage, pageNaming } from '../../../content/derive/namedOnPage';
import { isSingle } from '../../../content/model/entry';
import { type CollectionName, modelOf } from '../../../content/model/model';
import { childOf, fieldsOf } from '../../../content/model/shape';
import type { SharePicture } from '../../../layout/sharePicture';
import NotFoundPage, { query as notFoundQuery } from '../../../pages/404';
import LandingPage, { query as landingQuery } from '../../../templates/landing';
import PolicyPage, { query as policyQuery } from '../../../templates/policy';
import { theme } from '../../../theme';
import { showField } from '../fields/follow';
import { PreviewedContent, useStaticQuery } from '../gatsby';
import type { ContentFile } from '../messages';
import { Strip } from './Strip';

interface PreviewProps {
  /** The file being edited, which the previewed content includes. */
  entry: ContentFile;
  /** The field that was changed or has got the focus last. */
  followed: string | undefined;
}

/** What a visitor would see of the file being edited: a page of the site on which its words are. */
export function Preview({ entry, followed }: PreviewProps) {
  const { collection, name } = entry;
  switch (collection) {
    case 'pages':
      return <Page template={LandingPage} query={landingQuery} id={name} />;
    case 'policies':
      return <Page template={PolicyPage} query={policyQuery} id={name} />;
    case 'videos':
      return <VideoPreview name={name} />;
    case 'site':
      return <SitePreview followed={followed} />;
    case 'request':
      return (
        <OnlyDialogs within="&">
          <Page template={NotFoundPage} query={notFoundQuery} />
        </OnlyDialogs>
      );
    case 'banner':
      return <BannerPreview banners={childOf(entry.fields, 'banners')} followed={followed} />;
    default:
      if (isSingle(collection)) return <p>This isn’t shown on any page.</p>;
      return <NamedPreview collection={collection} name={name} />;
  }
}

interface PageProps<Data> {
  template: ComponentType<{ data: Data; pageContext: { share: SharePicture } }>;
  query: StaticQueryDocument;
  /** The name of the file that is shown. */
  id?: string;
}

/** The share picture isn’t shown on the page. */
const pageContext = { share: { path: '', alt: '' } };

/** A page of the site, with the data of its own query. */
function Page<Data>({ template: Template, query, id }: PageProps<Data>) {
  return <Template data={useStaticQuery<Data>(query, { id })} pageContext={pageContext} />;
}

interface NamedProps {
  collection: CollectionName;
  name: string;
}

/** A file such as a testimonial on the first page that names it, or on an otherwise empty page if none does. */
function NamedPreview({ collection, name }: NamedProps) {
  const pages = usePagesNaming({ collection, name });
  const [first] = fieldsOf(modelOf(collection));
  // The page's marks are read once it is drawn, and its pictures take up room once they have arrived.
  useEffect(() => afterPaint(() => showField({ field: `${collection}/${name}.${first?.name}` })));
  return (
    <>
      <WhereShown pages={pages} />
      <PageWith collection={collection} name={name}>
        <Page template={LandingPage} query={landingQuery} id={pages[0]?.name ?? ''} />
      </PageWith>
    </>
  );
}

/** A video's dialog, without its player: a preview makes no requests to providers. */
function VideoPreview({ name }: { name: string }) {
  const pages = usePagesNaming({ collection: 'videos', name });
  return (
    <>
      <WhereShown pages={pages} />
      <OnlyDialogs within="main">
        <PageWith collection="videos" name={name}>
          <Page template={LandingPage} query={landingQuery} id="" />
        </PageWith>
      </OnlyDialogs>
    </>
  );
}

/** Content with one more page, which has no name and nothing but what names a file. */
function PageWith({ collection, name, children }: NamedProps & { children: ReactNode }) {
  const content = useContext(PreviewedContent);
  const fields = { path: '/', ...pageNaming(collection, name) };
  const page = { collection: 'pages', name: '', fields, body: '' } as const;
  return <PreviewedContent value={content.with(page)}>{children}</PreviewedContent>;
}

/** The words that all pages share, on a page that has those that are being edited. */
function SitePreview({ followed = '' }: Pick<PreviewProps, 'followed'>) {
  const content = useContext(PreviewedContent);
  const [shown, setShown] = useState('');
  const [, part = ''] = /\.(notFound|policy|video)\b/.exec(followed) ?? [];
  // Other words, such as the footer, are on each of them.
  if (part !== '' && part !== shown) setShown(part);
  const home = useHomePage();
  const [policy] = content.all('policies');
  const [video] = content.all('videos');
  if (shown === 'policy' && policy) {
    return <Page template={PolicyPage} query={policyQuery} id={policy.name} />;
  }
  if (shown === 'video' && video) return <VideoPreview name={video.name} />;
  if (shown === 'notFound' || !home) return <Page template={NotFoundPage} query={notFoundQuery} />;
  return <Page template={LandingPage} query={landingQuery} id={home.name} />;
}

interface BannerPreviewProps extends Pick<PreviewProps, 'followed'> {
  banners: unknown;
}

/** The banner that is being edited, on the first page that it names, or else on the home page. */
function BannerPreview({ banners, followed = '' }: BannerPreviewProps) {
  const [shown, setShown] = useState('0');
  const [, edited = shown] = /\.banners\.(\d+)/.exec(followed) ?? [];
  if (edited !== shown) setShown(edited);
  const place = [Number(edited), 'pages', 0].reduce(childOf, banners);
  const [page, policy] = [childOf(place, 'page'), childOf(place, 'policy')];
  const home = useHomePage();
  if (typeof policy === 'string') {
    return <Page template={PolicyPage} query={policyQuery} id={policy} />;
  }
  const id = typeof page === 'string' ? page : home?.name;
  return id === undefined ? (
    <Page template={NotFoundPage} query={notFoundQuery} />
  ) : (
    <Page template={LandingPage} query={landingQuery} id={id} />
  );
}

/** The page that visitors see first. */
function useHomePage(): ContentFile | undefined {
  const pages = useContext(PreviewedContent).all('pages');
  return pages.find(({ fields }) => childOf(fields, 'path') === '/') ?? pages[0];
}

function WhereShown({ pages }: { pages: readonly ContentFile[] }) {
  const paths = pages.map(({ fields }) => `${childOf(fields, 'path')}`);
  return (
    <Strip title="Where it is shown">
      {paths.length === 0 ? 'No page shows it yet.' : `It is shown on ${words.format(paths)}.`}
    </Strip>
  );
}

const words = new Intl.ListFormat('en');

/** The pages that name a file. */
function usePagesNaming({ collection, name }: NamedProps): ContentFile[] {
  const pages = useContext(PreviewedContent).all('pages');
  return pages.filter(({ fields }) => namedOnPage(fields, collection).includes(name));
}

/**
 * Shows the dialogs of a page, or of a part of it, with everything in them, in place of the rest. To the browser they
 * stay closed, so that no player is loaded and the rest of the page can be scrolled.
 */
const OnlyDialogs = styled.div<{ within: string }>`
  ${({ within }) => within} > :not(dialog) {
    display: none;
  }

  ${({ within }) => within} > dialog {
    position: static;
    display: block;
    max-height: none;
    margin-block: ${theme.space[48]};
  }

  details::details-content {
    content-visibility: visible;
  }
`;
