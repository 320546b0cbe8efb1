import { failedRequest } from './guard';

/** Every page of the fixture site that has an address of its own. */
export const paths = ['/', '/clients', '/words', '/privacy-policy', '/security-policy'];

export const missingPath = '/no-such-page';

/** What the console shows on the 404 page: the line that the specification requires, and Chromium's. */
export const missingPathLog = [`404: there is no page at ${missingPath}`, failedRequest];
