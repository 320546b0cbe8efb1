import type { Collection, RuleProblem } from '../../kit/content/fields/collection';
import { list, object, optional } from '../../kit/content/fields/groups';
import { address, email } from '../../kit/content/fields/kinds/address';
import {
  linkedLine,
  markdown,
  markdownLine,
  wholeText,
} from '../../kit/content/fields/kinds/markdown';
import { oldPath, path } from '../../kit/content/fields/kinds/path';
import { text } from '../../kit/content/fields/kinds/text';
import { date, flag, number } from '../../kit/content/fields/kinds/values';
import { childOf } from '../../kit/content/fields/paths';
import { itemsOf } from '../../kit/content/fields/publication';
import { days, link, part, words } from './parts';

/*
 * The model of a bakery, with which the kit is tested: jest.config.mjs puts it in the place of the site’s own, so that no
 * test of the kit sees that one.
 */

const sample = flag('Sample', 'Not the real thing yet.');
const hidden = flag('Hidden', 'Only for those who have its address.');
const formerPaths = optional(
  list('Former paths', 'Where it was.', {
    item: oldPath('Former path', 'There.'),
    max: 5,
  }),
);

const rooms = {
  place: 'rooms/*.md',
  schema: object('Room', 'Room', 'A page made of parts.', {
    path: path('Path', 'Its address.'),
    formerPaths,
    hidden,
    title: words('Title'),
    description: words('Description', 300),
    parts: list('Parts', 'From the door to the back.', { item: part, min: 1, max: 9 }),
    sample,
    ...days,
  }),
  listed: { namedAfter: 'path', summary: '{{title}}' },
  page: {
    example: 'oven',
    path: { field: 'path' },
    template: 'room',
    title: 'title',
    description: 'description',
    parts: 'parts',
    formerPaths: 'formerPaths',
    unlisted: 'hidden',
    sharePicture: (room) => ['parts', 0, 'picture'].reduce(childOf, room),
  },
  rules: [oneSign],
  computed: { bakers: { files: 'bakers' } },
  firstItem: { list: 'parts', type: 'sign' },
} as const satisfies Collection;

function* oneSign(fields: unknown): Generator<RuleProblem> {
  for (const { path, value } of itemsOf(fields, 'parts').slice(1)) {
    if (childOf(value, 'type') !== 'sign') continue;
    const [code, message, advice] = ['sign', 'is a second sign', 'One is enough.'];
    yield { path, code, message, advice };
  }
}

const loaves = {
  place: 'loaves/*.md',
  schema: object('Loaf', 'Loaf', 'What can be bought.', {
    title: words('Title'),
    description: words('Description', 300),
    baked: date('Baked on', 'The day of the recipe.'),
    body: wholeText('Text', 'Of the loaf.'),
    grams: number('Grams', 'What it weighs.', { example: 500, min: 1, max: 5000 }),
    formerPaths,
    hidden,
    ...days,
  }),
  updated: 'baked',
  listed: { namedAfter: 'title', summary: '{{title}}' },
  page: {
    example: 'rye',
    path: '/bread/*',
    template: 'loaf',
    title: 'title',
    description: 'description',
    formerPaths: 'formerPaths',
    unlisted: 'hidden',
  },
  rules: [heavyEnough, namesFlour],
  computed: {
    ounces: { text: (fields) => `${Math.round(Number(childOf(fields, 'grams')) / 28)}` },
  },
} as const satisfies Collection;

function* heavyEnough(fields: unknown): Generator<RuleProblem> {
  if (childOf(fields, 'grams') !== 1) return;
  yield { path: ['grams'], code: 'crumb', message: 'is a crumb', advice: 'Bake more.' };
}

function* namesFlour(fields: unknown): Generator<RuleProblem> {
  const advice = 'Some can’t eat all of it.';
  if (/flour/.test(`${childOf(fields, 'body')}`)) return;
  yield { code: 'flour', message: 'does not name its flour', advice, severity: 'launch' };
}

const bakers = {
  place: 'bakers/*.json',
  schema: object('Baker', 'Baker', 'Who bakes.', {
    quote: text('Quote', 'Their words.', { example: 'I like ovens.', max: 500, isLong: true }),
    name: words('Name'),
    recipe: optional(markdown('Recipe', 'Their best.', { example: 'One of **rye**.', max: 2000 })),
    years: number('Years', 'At the oven.', { example: 5, min: 1, max: 60 }),
    sample,
    ...days,
  }),
  listed: { namedAfter: 'name', summary: '{{name}}' },
} as const satisfies Collection;

const notice = object('Notice', 'Notice', 'A line on every page.', {
  text: markdownLine('Text', 'One line.', { example: 'Closed on **Monday**.', max: 160 }),
  link: optional(link),
  ...days,
});

const shop = {
  place: 'shop.json',
  schema: object({ typeName: 'Shop', noun: 'shop file' }, 'Shop', 'What all pages say.', {
    name: text('Name', 'Of the bakery.', { example: 'Crust', max: 40, tokens: [] }),
    write: email('Email', 'Whom to write to.', 'us@crust.example'),
    weight: text('Weight', 'What it says.', { example: '{grams} g', max: 40, tokens: ['grams'] }),
    mill: optional(address('Mill', 'Of the flour.', { example: 'https://mill.acme.com' })),
    thanks: optional(linkedLine('Thanks', 'One line.', { example: 'To [all](/).', max: 90 })),
    links: optional(list('Links', 'On every page.', { item: link, max: 5 })),
    notices: optional(list('Notices', 'The first that is due.', { item: notice, max: 5 })),
  }),
  isOnEveryPage: ([field]) => field === 'links',
  names: { product: 'name', email: 'write' },
} as const satisfies Collection;

const move = object('Move', 'Move', 'An old address.', {
  from: oldPath('From', 'The old address.'),
  to: address('To', 'The new one.', { example: '/bread/rye', to: 'page' }),
  permanent: flag('Permanent', 'For ever.'),
});

const moves = {
  place: 'moves.json',
  schema: object({ typeName: 'Moves', noun: 'list of moves' }, 'Moves', 'What was elsewhere.', {
    moves: list('Moves', 'One for each old address.', { item: move, max: 90 }),
  }),
  optional: true,
  redirects: 'moves',
} as const satisfies Collection;

export const collections = { rooms, loaves, bakers, shop, moves };
export const formAnchors = { cake: 'order-a-cake' };
export const pictureWidths = { least: 358, most: 1280 };
export const language = 'en';
export const securityPage = '/bread/safety';
