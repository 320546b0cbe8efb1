import NotFoundPage from '../../pages/404';
import LandingPage from '../../templates/landing';
import PolicyPage from '../../templates/policy';
import { type PreviewProps, pageContext } from './Preview';
import { VideoPreview } from './VideoPreview';

/** The words that all pages share, on a page of the kind that the writer has chosen. */
export function SitePreview({ content, data, view }: PreviewProps) {
  const pages = content.all('pages');
  const home = pages.find((page) => data.landing(page).page.path === '/') ?? pages[0];
  const policy = content.file('policies');
  const video = content.file('videos');
  if (view === 'policy' && policy !== undefined) {
    return <PolicyPage data={data.policy(policy)} pageContext={pageContext} />;
  }
  if (view === 'video' && video !== undefined) return <VideoPreview entry={video} data={data} />;
  if (view === 'notFound' || home === undefined) return <NotFoundPage data={data.notFound()} />;
  return <LandingPage data={data.landing(home)} pageContext={pageContext} />;
}
