import { readFile } from 'node:fs/promises';
import { checkWith } from '../../../test/contentCases/contentFolder';
import { clientsPage } from '../../../test/contentCases/goodContent';
import { agreedTexts } from '../model/agreedTexts';
import { checkContent } from './checker';

test('each agreed text is in the specification', async () => {
  const specification = (await readFile('docs/specification.md', 'utf8')).toLowerCase();
  const wordings = [...JSON.stringify(agreedTexts).matchAll(/"\w+":("(?:[^"\\]|\\.)*")/g)];
  const agreed = wordings.map(([, wording = '']) => String(JSON.parse(wording)).toLowerCase());
  expect(agreed).toHaveLength(35);
  const bare = agreed.map((wording) => wording.replace(/^(why .*) \{product\}$/, '$1'));
  expect(bare.filter((wording) => !specification.includes(wording))).toEqual([]);
});

test('the content has each agreed text at its place, and keeps to the house words', async () => {
  const { warnings, entries } = await checkContent('content');
  expect(entries.some(({ collection }) => collection === 'houseWords')).toBe(true);
  const codes = warnings.map(({ code }) => code);
  expect(codes.filter((code) => ['agreed', 'house-words'].includes(code))).toEqual([]);
});

test('a text that is missing or not as agreed is reported, unless it has moved within its list', async () => {
  const page = clientsPage.replace('sample: true\n', '').replace('title: Time', 'title: Hours');
  const { warnings } = await checkWith([['pages/clients.md', page]]);
  expect(warnings.map(({ line, field, message }) => `${line} ${field} ${message}`)).toEqual([
    '2 label is agreed as “For Clients”',
    '6 sections[0].badge is agreed as “FULL INVENTORY CONTROL”',
    '37 sections[3].cards[1].title is agreed as “Time”',
    '37 sections[3].cards[2].title is agreed as “ESG and sustainability”',
    '37 sections[3].cards[3].title is agreed as “Collaboration”',
  ]);
});

test('a text with a mistake isn’t reported as not agreed, too', async () => {
  const page = clientsPage.replace('sample: true\n', '').replace('type: hero', '$&\n    badge: 5');
  const { problems, warnings } = await checkWith([['pages/clients.md', page]]);
  const field = 'sections[0].badge';
  expect(problems).toMatchObject([{ field, code: 'type' }]);
  expect(warnings.filter((warning) => warning.field === field)).toEqual([]);
});
