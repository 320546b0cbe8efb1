import { list, object } from './groups';
import { address } from './kinds/address';
import { flag } from './kinds/flag';
import { path } from './kinds/path';

const redirect = object('Redirect', 'An old address, and where it leads now.', {
  typeName: 'Redirect',
  fields: {
    from: path('From', 'The old address on this site. A slash at its end makes no difference.', {
      example: '/designers',
    }),
    to: address('To', 'A page of this site, such as /clients, or a full https address.', {
      example: '/clients',
      internal: true,
    }),
    permanent: flag(
      'Permanent',
      'Browsers and search engines remember the new address. Without this they ask again.',
    ).optional(),
  },
});

export const redirects = object('Redirects', 'Where old addresses lead. The file is optional.', {
  typeName: 'Redirects',
  noun: 'redirects file',
  fields: {
    redirects: list('Redirects', 'One for each old address.', { item: redirect, min: 0, max: 900 }),
  },
});
