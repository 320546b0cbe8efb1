import { banner } from './banner';
import { formAnchors } from './formAnchors';
import { language } from './language';
import { pages } from './pages';
import { redirects } from './redirects';
import { request } from './request';
import { site } from './site';
import { testimonials } from './testimonials';
import { textPages } from './textPages';
import { videos } from './videos';

/** What each file of `content/` contains: a line a collection, in the order of the editor. */
export const collections = {
  pages,
  ...textPages,
  testimonials,
  videos,
  site,
  request,
  banner,
  redirects,
};

/** The page that says how to report a vulnerability, where there is one: `/.well-known/security.txt` names it. */
export const securityPage = '/security-policy';

/** How wide pages show a picture in CSS pixels: at least, which is on most phones, and at most. */
export const pictureWidths = { least: 358, most: 1280 };

export { formAnchors, language };
