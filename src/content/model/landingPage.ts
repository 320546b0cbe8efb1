import { list, object } from './groups';
import { path } from './kinds/path';
import { text } from './kinds/text';
import { section } from './sections';
import { pageDescription, publication, sample } from './shared';

const pageTitle = text({
  label: 'Title',
  hint: 'What search results and the browser tab show.',
  example: 'Furniture inventory for dealers | {product}',
  max: 90,
  advisedLength: 60,
});

export const landingPage = object(
  {
    typeName: 'LandingPage',
    noun: 'page',
    label: 'Landing page',
    hint: 'A page made of sections.',
  },
  {
    path: path({
      label: 'Path',
      hint: 'The address of the page on this site, in lower case with hyphens.',
      example: '/architects',
    }),
    label: text({
      label: 'Label in the switcher',
      hint: 'If it has a label, the page appears in the header’s switcher.',
      example: 'For Architects',
      max: 24,
    }).optional(),
    title: pageTitle,
    description: pageDescription,
    sections: list(section, {
      label: 'Sections',
      hint: 'The parts of the page, from top to bottom. The first is a hero.',
      min: 1,
      max: 20,
    }),
    sample,
    ...publication,
  },
);
