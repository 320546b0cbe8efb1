import type { Collection } from '../../kit/content/fields/collection';
import { list, object } from '../../kit/content/fields/groups';
import { oldPath } from '../../kit/content/fields/kinds/oldPath';
import { path } from '../../kit/content/fields/kinds/path';
import { text } from '../../kit/content/fields/kinds/text';
import { flag, number } from '../../kit/content/fields/kinds/values';
import { childOf } from '../../kit/content/fields/shape';
import { section } from './sections';
import { pageDescription, publication, sample } from './shared';

const landingPage = object(
  { typeName: 'LandingPage', noun: 'page' },
  'Landing page',
  'A page made of sections.',
  {
    path: path('Path', 'The address of the page on this site, in lower case with hyphens.'),
    formerPaths: list(
      'Former paths',
      'Where the page used to be: visitors to these addresses are redirected to it. The editing form adds the old path when you change it.',
      {
        item: oldPath('Former path', 'An address that the page once had.'),
        max: 20,
      },
    ).optional(),
    label: text(
      'Label in the switcher',
      'If it has a label, the page appears in the header’s switcher.',
      { example: 'For Architects', max: 24 },
    ).optional(),
    switcherOrder: number(
      'Place in the switcher',
      '1 is the first. Pages without a place fill the gaps, in the order of their paths.',
      { example: 1, min: 1, max: 99 },
    ).optional(),
    unlisted: flag(
      'Unlisted',
      'Only for those who have its address: not in the switcher nor the sitemap, and search engines are told to leave it out.',
    ),
    title: text('Title', 'What search results and the browser tab show.', {
      example: 'Furniture inventory for dealers | {product}',
      max: 90,
      advisedLength: 60,
    }),
    description: pageDescription,
    sections: list('Sections', 'The parts of the page, from top to bottom. The first is a hero.', {
      item: section,
      min: 1,
      max: 20,
    }),
    sample,
    ...publication,
  },
);

export const pages = {
  place: 'pages/*.md',
  schema: landingPage,
  listed: { by: 'path', summary: '{{title}}, {{path}}', path: '{{fields.path}}' },
  page: { sharePicture: heroPicture },
} as const satisfies Collection;

function heroPicture(page: unknown): unknown {
  const first = ['sections', 0].reduce(childOf, page);
  return childOf(first, 'type') === 'hero' ? childOf(first, 'picture') : undefined;
}
