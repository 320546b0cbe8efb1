import type { Collection } from '../../kit/content/fields/collection';
import { list, object } from '../../kit/content/fields/groups';
import { address } from '../../kit/content/fields/kinds/address';
import { oldPath } from '../../kit/content/fields/kinds/path';
import { flag } from '../../kit/content/fields/kinds/values';

const redirect = object('Redirect', 'Redirect', 'An old address, and where it redirects to.', {
  from: oldPath(
    'Old address',
    'An address here that is gone, of this site or the one before it, as the address bar shows it. A slash at its end makes no difference; /* at its end covers it and everything below.',
  ),
  to: address('New address', 'A page of this site, such as /clients, or a full https address.', {
    example: '/clients',
    to: 'page',
  }),
  permanent: flag(
    'Permanent',
    'Search engines replace the old address by the new one, and browsers may remember it. Otherwise they keep asking.',
  ),
});

const redirectsFile = object('RedirectsFile', 'Redirects', 'Where old addresses redirect to.', {
  redirects: list('Redirects', 'One for each old address.', { item: redirect, max: 900 }),
});

export const redirects = {
  place: 'redirects.json',
  schema: redirectsFile,
  optional: true,
  redirects: 'redirects',
} as const satisfies Collection;
