import LandingPage, { query as landingQuery } from '../../../templates/landing';
import PolicyPage, { query as policyQuery } from '../../../templates/policy';
import type { SiteContent } from '../content/siteContent';
import type { ContentFile, SiteView } from '../messages';
import { RequestPreview } from './RequestPreview';
import { SitePreview } from './SitePreview';
import { TemplatePreview } from './TemplatePreview';
import { TestimonialPreview } from './TestimonialPreview';
import { VideoPreview } from './VideoPreview';

export interface PreviewProps {
  /** The file being edited, which the content includes. */
  entry: ContentFile;
  content: SiteContent;
  view: SiteView;
}

/** What a visitor would see of the file being edited. */
export function Preview(props: PreviewProps) {
  const { collection, name } = props.entry;
  switch (collection) {
    case 'pages':
      return <TemplatePreview template={LandingPage} query={landingQuery} id={name} />;
    case 'policies':
      return <TemplatePreview template={PolicyPage} query={policyQuery} id={name} />;
    case 'testimonials':
      return <TestimonialPreview {...props} />;
    case 'videos':
      return <VideoPreview name={name} />;
    case 'site':
      return <SitePreview {...props} />;
    case 'request':
      return <RequestPreview />;
    case 'redirects':
    case 'houseWords':
      return <p>This isn’t shown on any page.</p>;
  }
}
