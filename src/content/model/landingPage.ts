import { list, object } from './groups';
import { path } from './kinds/path';
import { text } from './kinds/text';
import { section } from './sections';
import { pageDescription, publication, sample } from './shared';

export const landingPage = object('Landing page', 'A page made of sections.', {
  typeName: 'LandingPage',
  noun: 'page',
  fields: {
    path: path('Path', 'The address of the page on this site, in lower case with hyphens.', {
      example: '/architects',
    }),
    label: text(
      'Label in the switcher',
      'If it has a label, the page appears in the header’s switcher.',
      { example: 'For Architects', max: 24 },
    ).optional(),
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
});
