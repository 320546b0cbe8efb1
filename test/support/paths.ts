import { failedRequest } from './guard';
import { product } from './visitor';

/** Every page of the fixture site that has an address of its own. */
export const pages = [
  {
    path: '/',
    title: `${product}: a page with every section`,
    heading: 'A page with every section',
  },
  {
    path: '/clients',
    title: `${product}: the page of the other audience`,
    heading: 'The page of the other audience',
  },
  {
    path: '/words',
    title: 'Very long words and very short ones',
    heading: 'Büromöbelbestandsverwaltungsgesellschaft',
  },
  { path: '/privacy-policy', title: `Privacy Policy | ${product}`, heading: 'Privacy Policy' },
  { path: '/security-policy', title: `Security Policy | ${product}`, heading: 'Security Policy' },
];

export const missingPath = '/no-such-page';

/** What the console shows on the 404 page: the line that the specification asks for, and Chromium's. */
export const missingPathLog = [`404: there is no page at ${missingPath}`, failedRequest];
