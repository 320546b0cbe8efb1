/** @jest-environment ./test/jest/environment.ts */
import fastCheck from 'fast-check';
import { graphql } from 'gatsby';
import { bakers, loaves, rooms } from '../../../../test/bakery/collections';
import { type RoomData, roomQuery } from '../../../../test/bakery/preview';
import type { ContentFile } from '../../../content/model/entry';
import { collectionNames } from '../../../content/model/model';
import { readMark } from '../fields/fieldMarks';
import { documentFor } from '../gatsby';
import { answerQuery } from './answerQuery';
import { SiteContent } from './siteContent';

jest.mock('gatsby', () => jest.requireActual('../gatsby'));

const loafQuery = graphql`
  query ($id: String!) {
    loaf(id: { eq: $id }) {
      title
      baked
      ounces
      path
      hidden
      body { html }
    }
    shop {
      name
      mill
      thanks { words address }
      notices {
        text
        link {
          ...Link
        }
      }
    }
    allBaker(filter: { recipe: { ne: null } }, sort: { slug: DESC }) {
      nodes { slug }
    }
  }
`;

interface LoafData {
  loaf: { baked: string };
  allBaker: { nodes: { slug: string }[] };
}

function contentOf(...files: ContentFile[]): SiteContent {
  return new SiteContent(files, () => null);
}

/** The answer to a page's query about the file `a`, without marks. */
function ask<Data>(query: object, content: SiteContent): Data {
  const answer = JSON.stringify(answerQuery(documentFor(query), { id: 'a' }, content));
  return JSON.parse(readMark(answer).text);
}

function partsIn(...files: ContentFile[]) {
  return ask<RoomData>(roomQuery, contentOf(...files)).room.parts;
}

function room(...parts: unknown[]): ContentFile {
  const fields = { path: '/a', title: 'T', description: 'D', parts };
  return { collection: rooms, name: 'a', fields };
}

test('a button follows its page to the path in the form, with the page’s mark', () => {
  const later = { ...room(), name: 'later', fields: { path: '/moved', draft: true } };
  const links = [
    { type: 'room', label: 'Go', room: 'later', anchor: 'why' },
    { type: 'room' },
    { type: 'loaf', label: 'Go', loaf: 'rye' },
  ];
  expect(partsIn(later, room({ type: 'sign', links }))[0]).toMatchObject({
    links: [
      { page: { path: '/moved', draftLabel: 'Draft' }, anchor: 'why' },
      { page: { path: '', draftLabel: null }, anchor: null },
      { page: { path: '/bread/rye', draftLabel: null } },
    ],
  });
});

test('what is unpublished is shown with its label, and an invalid day changes nothing', () => {
  const days = [{ draft: true }, {}, { publishAt: 'soon' }, { publishAt: '2025-02-30' }];
  const shown = partsIn(room(...days.map((fields) => ({ type: 'shelf', ...fields }))));
  expect(shown.map(({ draftLabel }) => draftLabel)).toEqual(['Draft', null, null, null]);
});

test('a text and a label know the fields that they come from', () => {
  const content = contentOf(room({ type: 'shelf', trays: [{}, { title: 'B' }], draft: true }));
  const answer = answerQuery(documentFor(roomQuery), { id: 'a' }, content);
  const marked = JSON.stringify(answer).match(/[^"]+(?=Draft"|B")/g) ?? [];
  expect(marked.map((mark) => readMark(mark).source)).toEqual([
    'rooms/a.parts.0.draft',
    'rooms/a.parts.0.trays.1.title',
  ]);
});

test('of all files of a collection come those that have a field, in the order of another', () => {
  const files = ['ben', 'ada', 'ann', 'abe'].map((name) => ({
    collection: bakers,
    name,
    fields: { recipe: name === 'ada' ? '' : 'Rye' },
  }));
  const { nodes } = ask<LoafData>(loafQuery, contentOf(...files)).allBaker;
  expect(nodes.map(({ slug }) => slug)).toEqual(['ben', 'ann', 'abe']);
});

test('the copy of a page stands in its place until it has a path of its own', () => {
  const page = (name: string, path: string) => ({ ...room(), name, fields: { path } });
  const site = contentOf(page('a', '/a'), page('b', '/b'));
  const namesWith = (path: string) =>
    site
      .with(page('', path))
      .allShown(rooms)
      .map(({ slug }) => slug);
  expect(namesWith('/a')).toEqual(['', 'b']);
  expect(namesWith('/c')).toEqual(['a', 'b', '']);
});

test.each(['', '2025-02-30', 'soon'])('a page of the day “%s” is shown as one of today', (day) => {
  const file = { collection: loaves, name: 'a', fields: { baked: day } };
  const today = new Date().toISOString().slice(0, 10);
  expect(ask<LoafData>(loafQuery, contentOf(file)).loaf.baked).toBe(today);
});

test('a part or a link of an unknown type is passed over', () => {
  const links = [{ type: 'dance' }, { type: 'other', label: 'Go' }, null];
  const parts = partsIn(room({ type: 'cake' }, { type: 'sign', links }, 'words'));
  expect(parts).toMatchObject([{ links: [{ __typename: 'OtherLink', label: 'Go' }] }]);
});

test('whatever a form holds, there is something to show', () => {
  const anything = fastCheck.anything({ withNullPrototype: true, maxDepth: 5 });
  const anyCollection = fastCheck.constantFrom(...collectionNames);
  fastCheck.assert(
    fastCheck.property(anyCollection, anything, (collection, fields) => {
      const file: ContentFile = { collection, name: 'a', fields };
      const [sign, shelf] = [{ links: [fields] }, { trays: [fields] }];
      const parts = room(fields, { type: 'sign', ...sign }, { type: 'shelf', ...shelf });
      for (const query of [roomQuery, loafQuery]) {
        ask(query, contentOf(file));
        ask(query, contentOf(file).with(parts));
      }
    }),
  );
});
