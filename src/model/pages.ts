import type { Collection, RuleProblem } from '../../kit/content/fields/collection';
import { list, object, optional } from '../../kit/content/fields/groups';
import { oldPath, path } from '../../kit/content/fields/kinds/path';
import { text } from '../../kit/content/fields/kinds/text';
import { flag, number } from '../../kit/content/fields/kinds/values';
import { childOf } from '../../kit/content/fields/paths';
import { itemsOf } from '../../kit/content/fields/publication';
import { section } from './sections';
import { pageDescription, publication, sample } from './shared';

const landingPage = object(
  { typeName: 'LandingPage', noun: 'page' },
  'Landing page',
  'A page made of sections.',
  {
    path: path('Path', 'The address of the page on this site, in lower case with hyphens.'),
    formerPaths: optional(
      list(
        'Former paths',
        'Where the page used to be: visitors to these addresses are redirected to it. When you change the path, the old one is added by itself.',
        { item: oldPath('Former path', 'An address that the page once had.'), max: 20 },
      ),
    ),
    label: optional(
      text('Link in the header', 'If it has one, the page appears in the header’s switcher.', {
        example: 'For Architects',
        max: 24,
      }),
    ),
    switcherOrder: optional(
      number(
        'Place in the header',
        '1 is the first. Pages without a place come last, in the order of their paths.',
        { example: 1, min: 1, max: 99 },
      ),
    ),
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
  listed: { namedAfter: 'path', summary: '{{title}}, {{path}}' },
  page: {
    example: 'clients',
    path: { field: 'path' },
    template: 'landing',
    title: 'title',
    description: 'description',
    unique: ['label'],
    parts: 'sections',
    formerPaths: 'formerPaths',
    unlisted: 'unlisted',
    sharePicture: heroPicture,
  },
  rules: [onlyHeroFirst, unlistedIsHidden],
  computed: { videos: { files: 'videos' } },
  isOnEveryPage: ([field]) => field === 'label' || field === 'switcherOrder',
  firstItem: { list: 'sections', type: 'hero' },
} as const satisfies Collection;

function heroPicture(page: unknown): unknown {
  const [first] = itemsOf(page, 'sections');
  return childOf(first?.value, 'type') === 'hero' ? childOf(first?.value, 'picture') : undefined;
}

/** A page starts with a hero and has only one, since the hero is the page's title. */
function* onlyHeroFirst(fields: unknown): Generator<RuleProblem> {
  const [first, ...below] = itemsOf(fields, 'sections').map(({ path, value }) => {
    return { path, type: childOf(value, 'type') };
  });
  const misplaced = below.filter(({ type }) => type === 'hero');
  const isWithout = misplaced.length === 0 && first?.type !== undefined && first.type !== 'hero';
  const message = isWithout ? 'is not a hero' : 'is a hero below other sections';
  const advice = 'A page begins with its only hero: move it to the top, or remove this one.';
  for (const { path } of isWithout ? [first] : misplaced) {
    yield { path, code: 'hero', message, advice };
  }
}

/** An unlisted page is neither the first that visitors see, nor in the switcher. */
function* unlistedIsHidden(fields: unknown): Generator<RuleProblem> {
  if (childOf(fields, 'unlisted') !== true) return;
  const code = 'unlisted';
  if (childOf(fields, 'path') === '/') {
    const message = 'hides the page at /, which visitors see first';
    yield { path: ['unlisted'], code, message, advice: 'List the page.' };
  }
  if (childOf(fields, 'label') === undefined) return;
  const message = 'is not shown in the switcher, since the page is unlisted';
  const advice = 'Remove it, or list the page.';
  yield { path: ['label'], code, message, advice, severity: 'warning' };
}
