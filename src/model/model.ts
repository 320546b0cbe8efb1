import { banner } from './banner';
import { pages } from './pages';
import { policies } from './policies';
import { redirects } from './redirects';
import { request } from './request';
import { site } from './site';
import { testimonials } from './testimonials';
import { videos } from './videos';

/** What each file of `content/` contains: a line a collection, in the order of the editor. */
export const collections = {
  pages,
  policies,
  testimonials,
  videos,
  site,
  request,
  banner,
  redirects,
};
