import type { Problem } from '../../kit/content/fields/problem';
import { createPublisher } from '../../kit/content/publish/publisher';
import { noteWriter } from '../../kit/editor/form/checkNotes';
import { writtenForm } from '../../kit/editor/form/writtenForm';
import { clientsPage, goodContent, policy } from '../../test/contentCases/goodContent';
import { type Files, makeContentFolder } from '../../test/jest/contentFolder';
import { loadedContent } from '../../test/jest/loadedContent';
import { checkFolder } from '../../test/support/checkFolder';

const [clients, dealers] = ['pages/clients.md', 'pages/dealers.md'];
const [terms, privacy] = ['policies/terms.md', 'policies/privacy-policy.md'];
const dealersPage = String(goodContent.get(dealers)).replace('path: /', 'path: /\nlabel: Dealers');

/** The content before each mistake: with what is unpublished, and what has an address elsewhere. */
const before = new Map([
  ...goodContent,
  [dealers, dealersPage],
  [
    'pages/later.md',
    clientsPage
      .replace('path: /clients', 'path: /later\ndraft: true')
      .replace('{product}: know', 'Later: know'),
  ],
  [
    terms,
    policy
      .replace('Privacy Policy', 'Terms')
      .replace('We collect little.', '[Us](/privacy-policy)'),
  ],
]);

const words = 'Use what you have.';

/** What is changed in which file: all that is found, by the code. */
test.each<[string, string, string, string, string[]]>([
  ['a dead link', clients, words, '"[Us](/nowhere)"', ['lost']],
  ['a link to a draft', clients, words, '"[Us](/later)"', ['lost']],
  ['a taken path', clients, 'path: /clients', 'path: /', ['duplicate']],
  ['a draft that is linked', privacy, 'updated:', 'draft: true\nupdated:', ['lost']],
  ['HTML', privacy, 'We collect little.', 'We <b>collect</b> little.', ['html']],
])('%s is the same to the command, a save and the form', async (_, place, words, wrong, codes) => {
  const text = String(before.get(place)).replace(words, wrong);
  const { root, write } = await makeContentFolder(before);
  const bytes = new Map([[`content/${place}`, Buffer.from(text)]]);
  const saved = await createPublisher(root).checkChanges(bytes);
  expect(codesOf([...saved.problems, ...saved.warnings])).toEqual(codes.toSorted());

  expect(codesOf(notesOn(place, text, before))).toEqual(codes.toSorted());

  await write([[place, text]]);
  const { problems, warnings } = await checkFolder(root);
  expect(codesOf([...problems, ...warnings])).toEqual(codes.toSorted());
});

/** What the form says of a text beside other files. */
function notesOn(place: string, text: string, content: Files) {
  return loadedContent(new Map([[place, text]])).flatMap(({ collection, name, fields }) => {
    const form = writtenForm({ toJS: () => ({ collection, slug: name, data: Object(fields) }) });
    return form ? noteWriter(loadedContent(content))(form) : [];
  });
}

function codesOf(found: readonly Pick<Problem, 'code'>[]): string[] {
  return [...new Set(found.map(({ code }) => code))].sort();
}

test('a missing picture is found where it is known which there are', async () => {
  const text = clientsPage.replace('/images/portal.png', '/images/lost.png');
  const { root } = await makeContentFolder(goodContent);
  const bytes = new Map([[`content/${clients}`, Buffer.from(text)]]);
  expect(codesOf((await createPublisher(root).checkChanges(bytes)).problems)).toEqual(['lost']);
  expect(notesOn(clients, text, goodContent)).toEqual([]);
});
