/** @jest-environment ./test/jest/environment.ts */
import fastCheck from 'fast-check';
import { parse } from 'graphql';
import { query as notFoundQuery } from '../../../../src/pages/404';
import { query as landingQuery } from '../../../../src/templates/landing';
import { query as policyQuery } from '../../../../src/templates/policy';
import { collectionNames } from '../../../content/model/model';
import type { ContentFile } from '../../form/formContent';
import { readMark } from '../fields/fieldMarks';
import { documentFor } from '../gatsby';
import { answerQuery } from './answerQuery';
import { SiteContent } from './siteContent';

jest.mock('gatsby', () => jest.requireActual('../gatsby'));

function contentOf(...files: ContentFile[]): SiteContent {
  return new SiteContent(files, () => null);
}

/** The answer to a page's query about the file `a`, without marks. */
function ask<Data>(query: object, content: SiteContent): Data {
  const answer = JSON.stringify(answerQuery(documentFor(query), { id: 'a' }, content));
  return JSON.parse(readMark(answer).text);
}

function pageIn(...files: ContentFile[]) {
  return ask<Queries.LandingPageQuery>(landingQuery, contentOf(...files)).page;
}

function page(...sections: unknown[]): ContentFile {
  const fields = { path: '/a', title: 'T', description: 'D', sections };
  return { collection: 'pages', name: 'a', fields, body: '' };
}

test('a button follows its page to the path in the form, with the page’s mark', () => {
  const later = { ...page(), name: 'later', fields: { path: '/moved', draft: true } };
  const actions = [
    { type: 'page', label: 'Go', page: 'later', anchor: 'why' },
    { type: 'page' },
    { type: 'policy', label: 'Go', policy: 'terms' },
  ];
  const { sections } = pageIn(later, page({ type: 'hero', actions }));
  expect(sections[0]).toMatchObject({
    actions: [
      { page: { path: '/moved', draftLabel: 'Draft' }, anchor: 'why' },
      { page: { path: '', draftLabel: null }, anchor: null },
      { page: { path: '/terms', draftLabel: null } },
    ],
  });
});

test('what is unpublished is shown with its label, and an invalid day changes nothing', () => {
  const sections = [{ draft: true }, {}, { publishAt: 'soon' }, { publishAt: '2025-02-30' }];
  const shown = pageIn(page(...sections.map((fields) => ({ type: 'cards', ...fields }))));
  const labels = shown.sections.map((section) => Reflect.get(section, 'draftLabel'));
  expect(labels).toEqual(['Draft', null, null, null]);
});

test('a text and a label know the fields that they come from', () => {
  const content = contentOf(page({ type: 'cards', cards: [{}, { title: 'B' }], draft: true }));
  const answer = answerQuery(documentFor(landingQuery), { id: 'a' }, content);
  const marked = JSON.stringify(answer).match(/[^"]+(?=Draft"|B")/g) ?? [];
  expect(marked.map((mark) => readMark(mark).source)).toEqual([
    'pages/a.sections.0.draft',
    'pages/a.sections.0.cards.1.title',
  ]);
});

test('a card that was just added shows what it will have', () => {
  const { sections } = pageIn(page({ type: 'cards', cards: [null] }));
  expect(sections).toMatchObject([{ cards: [{ title: '‹Title›' }] }]);
});

test.each(['', '2025-02-30', 'soon'])(
  'a policy of the day “%s” is shown as one of today',
  (day) => {
    const file = { collection: 'policies', name: 'a', fields: { updated: day }, body: '' } as const;
    const today = new Date().toISOString().slice(0, 10);
    const { policy } = ask<Queries.PolicyPageQuery>(policyQuery, contentOf(file));
    expect(policy.updated).toBe(today);
  },
);

test('a section or action of an unknown type is passed over', () => {
  const hero = { type: 'hero', actions: [{ type: 'dance' }, { type: 'demo', label: 'Go' }, null] };
  const { sections } = pageIn(page({ type: 'cakes' }, hero, 'words'));
  expect(sections).toMatchObject([{ actions: [{ __typename: 'DemoAction', label: 'Go' }] }]);
});

test('files are sorted either way, and as many as are asked for', () => {
  const films = ['a', 'c', 'b'].map((name): ContentFile => {
    return { collection: 'videos', name, fields: { title: `Film ${name}` }, body: '' };
  });
  const first = (order: string) => {
    const source = `query { films: allVideo(sort: { title: ${order} }, limit: 2) { nodes { slug } } }`;
    const answer = answerQuery<{ films: { nodes: unknown[] } }>(
      parse(source),
      {},
      contentOf(...films),
    );
    return answer.films.nodes;
  };
  expect(first('ASC')).toEqual([{ slug: 'a' }, { slug: 'b' }]);
  expect(first('DESC')).toEqual([{ slug: 'c' }, { slug: 'b' }]);
});

test('whatever a form holds, there is something to show', () => {
  const anything = fastCheck.anything({ withNullPrototype: true, maxDepth: 5 });
  fastCheck.assert(
    fastCheck.property(
      fastCheck.constantFrom(...collectionNames),
      anything,
      (collection, fields) => {
        const file: ContentFile = { collection, name: 'a', fields, body: '' };
        const sections = page(fields, { type: 'hero', actions: fields, benefits: [fields] });
        for (const query of [landingQuery, policyQuery, notFoundQuery]) {
          ask(query, contentOf(file));
          ask(query, contentOf(file).with(sections));
        }
      },
    ),
  );
});
