import type { Collection } from './content/fields/collection';
import { list, object, union } from './content/fields/groups';
import { address, email } from './content/fields/kinds/address';
import { oldPath } from './content/fields/kinds/oldPath';
import { pageReference } from './content/fields/kinds/reference';
import { text } from './content/fields/kinds/text';
import { date, flag, literal, number } from './content/fields/kinds/values';
import { childOf } from './content/fields/shape';

/* The model of a bakery, with which the kit is tested: it knows no more of this one than of any other site. */

const words = (label: string) => text(label, 'A few words.', { example: 'Rye', max: 40 });

const toLoaf = object({ typeName: 'LoafLink', noun: 'loaf link' }, 'A loaf', 'Leads to a loaf.', {
  type: literal('loaf'),
  loaf: pageReference('Loaf', 'The loaf to link to.', { to: 'loaves', example: 'rye' }),
});
const elsewhere = object('OtherLink', 'Elsewhere', 'Leads to another site.', {
  type: literal('other'),
  address: address('Address', 'There.', { example: 'https://a.example', to: 'any' }),
});

const loaves = {
  kind: 'many',
  place: 'loaves/*.md',
  schema: object('Loaf', 'Loaf', 'What can be bought.', {
    title: words('Title'),
    description: words('Description'),
    grams: number('Grams', 'What it weighs.', { example: 500, min: 1, max: 5000 }),
    formerPaths: list('Former paths', 'Where it was.', {
      item: oldPath('Former path', 'There.'),
      max: 5,
    }).optional(),
    hidden: flag('Hidden', 'Only for those who have its address.'),
    draft: flag('Draft', 'Not baked yet.'),
    publishAt: date('From', 'The day from which it is baked.').optional(),
  }),
  body: true,
  listed: { by: 'title', summary: '{{title}}' },
  page: {
    example: 'rye',
    at: '/bread/*',
    template: 'loaf',
    title: 'title',
    description: 'description',
    formerPaths: 'formerPaths',
    unlisted: 'hidden',
  },
  rules: [
    function* heavyEnough({ fields }) {
      if (childOf(fields, 'grams') !== 1) return;
      const [message, advice] = ['is a crumb', 'Bake more.'];
      yield { path: ['grams'], code: 'crumb', message, advice };
    },
  ],
  given: { ounces: { text: (fields) => `${Math.round(Number(childOf(fields, 'grams')) / 28)}` } },
} as const satisfies Collection;

const home = {
  kind: 'many',
  place: 'rooms/*.json',
  schema: object('Room', 'Room', 'A page of the shop.', {
    path: oldPath('Path', 'Its address.'),
    title: words('Title'),
    description: words('Description'),
  }),
  listed: { by: 'path', summary: '{{title}}' },
  page: {
    example: 'counter',
    at: { field: 'path' },
    template: 'room',
    title: 'title',
    description: 'description',
  },
} as const satisfies Collection;

const shop = {
  kind: 'one',
  place: 'shop.json',
  schema: object({ typeName: 'Shop', noun: 'shop file' }, 'Shop', 'What all pages say.', {
    name: text('Name', 'Of the bakery.', { example: 'Crust', max: 40, tokens: [] }),
    write: email('Email', 'Whom to write to.', 'us@a.example'),
    links: list('Links', 'On every page.', {
      item: union('ShopLink', 'Link', 'Where it leads.', [toLoaf, elsewhere]),
      max: 5,
    }),
    moved: list('Moved', 'Old addresses.', {
      item: object('Move', 'Move', 'An old address.', {
        from: oldPath('From', 'The old address.'),
        to: address('To', 'The new one.', { example: '/bread/rye', to: 'page' }),
      }),
      max: 5,
    }).optional(),
  }),
  isOnEveryPage: (field) => field.startsWith('links'),
  names: { product: 'name', email: 'write' },
  redirects: 'moved',
} as const satisfies Collection;

export const collections = { rooms: home, loaves, shop };
export const formAnchors = { cake: 'order-a-cake' };
export const language = 'en';
export const securityPage = '/bread/security';
