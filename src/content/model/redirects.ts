import { list, object } from './groups';
import { address } from './kinds/address';
import { flag } from './kinds/flag';
import { path } from './kinds/path';

export const redirects = object(
  {
    typeName: 'Redirects',
    noun: 'redirects file',
    label: 'Redirects',
    hint: 'Where old addresses lead. The file is optional.',
  },
  {
    redirects: list(
      object(
        {
          typeName: 'Redirect',
          noun: 'redirect',
          label: 'Redirect',
          hint: 'An old address, and where it leads now.',
        },
        {
          from: path({
            label: 'From',
            hint: 'The old address on this site. A slash at its end makes no difference.',
            example: '/designers',
          }),
          to: address({
            label: 'To',
            hint: 'A page of this site, such as /clients, or a full https address.',
            example: '/clients',
            internal: true,
          }),
          permanent: flag({
            label: 'Permanent',
            hint: 'Browsers and search engines remember the new address. Without this they ask again.',
          }).optional(),
        },
      ),
      { label: 'Redirects', hint: 'One for each old address.', min: 0, max: 900 },
    ),
  },
);
