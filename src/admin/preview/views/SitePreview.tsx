import { childOf } from '../../../content/model/shape';
import NotFoundPage, { query as notFoundQuery } from '../../../pages/404';
import LandingPage, { query as landingQuery } from '../../../templates/landing';
import PolicyPage, { query as policyQuery } from '../../../templates/policy';
import type { PreviewProps } from './Preview';
import { TemplatePreview } from './TemplatePreview';
import { VideoPreview } from './VideoPreview';

/** The words that all pages share, on the page that the writer has chosen. */
export function SitePreview({ content, view }: Pick<PreviewProps, 'content' | 'view'>) {
  const pages = content.all('pages');
  const home = pages.find(({ fields }) => childOf(fields, 'path') === '/') ?? pages[0];
  const [policy] = content.all('policies');
  const [video] = content.all('videos');
  if (view === 'policy' && policy) {
    return <TemplatePreview template={PolicyPage} query={policyQuery} id={policy.name} />;
  }
  if (view === 'video' && video) return <VideoPreview name={video.name} />;
  if (view === 'notFound' || !home) {
    return <TemplatePreview template={NotFoundPage} query={notFoundQuery} />;
  }
  return <TemplatePreview template={LandingPage} query={landingQuery} id={home.name} />;
}
