import LandingPage from '../../templates/landing';
import PolicyPage from '../../templates/policy';
import type { ContentFile, SiteView } from './messages';
import type { PageData } from './pageData';
import { RequestPreview } from './RequestPreview';
import { SitePreview } from './SitePreview';
import type { SiteContent } from './siteContent';
import { TestimonialPreview } from './TestimonialPreview';
import { VideoPreview } from './VideoPreview';

export interface PreviewProps {
  /** The file that is being edited; the content holds it as well. */
  entry: ContentFile;
  content: SiteContent;
  data: PageData;
  view: SiteView;
}

/** Nothing of a share picture is seen on a page. */
export const pageContext = { share: { path: '', words: '' } };

/** What a visitor would see of the file that is being edited. */
export function Preview(props: PreviewProps) {
  const { entry, data } = props;
  switch (entry.kind) {
    case 'pages':
      return <LandingPage data={data.landing(entry)} pageContext={pageContext} />;
    case 'policies':
      return <PolicyPage data={data.policy(entry)} pageContext={pageContext} />;
    case 'testimonials':
      return <TestimonialPreview {...props} />;
    case 'videos':
      return <VideoPreview {...props} />;
    case 'site':
      return <SitePreview {...props} />;
    case 'request':
      return <RequestPreview {...props} />;
    case 'redirects':
      return <p>Redirects stand on no page.</p>;
  }
}
