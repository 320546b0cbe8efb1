import { landingPage } from './landingPage';
import { policy } from './policy';
import { redirects } from './redirects';
import { request } from './request';
import { site } from './site';
import { testimonial } from './testimonial';
import { video } from './video';

/**
 * What each file of `content/` holds, by its place. `body`: markdown follows the front matter. `optional`: the site
 * can do without the file.
 */
export const contentModel = {
  pages: { place: 'pages/*.md', schema: landingPage, body: false },
  policies: { place: 'policies/*.md', schema: policy, body: true },
  testimonials: { place: 'testimonials/*.json', schema: testimonial, body: false },
  videos: { place: 'videos/*.json', schema: video, body: false },
  site: { place: 'site.json', schema: site, body: false },
  request: { place: 'request.json', schema: request, body: false },
  redirects: { place: 'redirects.json', schema: redirects, body: false, optional: true },
} as const;

export type ContentKind = keyof typeof contentModel;
