/** Every page of the site that has an address of its own. */
export const pages = [
  {
    path: '/',
    title: 'Casegood: from a SIF file to a living inventory',
    heading: 'From a file to a living inventory',
  },
  {
    path: '/clients',
    title: 'Casegood: know every piece of furniture you own',
    heading: 'Know every piece you own',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy | Casegood',
    heading: 'Privacy Policy',
  },
  {
    path: '/security-policy',
    title: 'Security Policy | Casegood',
    heading: 'Security Policy',
  },
];

export const missingPath = '/no-such-page';

/** What Chromium itself says about a page that answers 404. */
const chromium404 =
  'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** What the console shows on the 404 page: the line that the specification asks for, and Chromium's. */
export const missingPathLog = [`404: there is no page at ${missingPath}`, chromium404];
