import { list, object } from './groups';
import { address } from './kinds/address';
import { flag } from './kinds/flag';
import { path } from './kinds/path';

export const redirects = object(
  {
    typeName: 'Redirects',
    noun: 'redirects file',
    label: 'Redirects',
    hint: 'Where visitors of addresses that are gone are led to. The file can be left out.',
  },
  {
    redirects: list(
      object(
        {
          typeName: 'Redirect',
          noun: 'redirect',
          label: 'Redirect',
          hint: 'An address that no page has any more, and where it leads.',
        },
        {
          from: path({
            label: 'From',
            hint: 'The old address on this site. It counts with and without a slash at its end.',
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
            hint: 'For good: browsers and search engines remember it. Without it they ask again.',
          }).optional(),
        },
      ),
      { label: 'Redirects', hint: 'One for each old address.', min: 0, max: 900 },
    ),
  },
);
