import { readFile } from 'node:fs/promises';
import { makeContentFolder } from '../../../test/contentCases/contentFolder';
import { clientsPage, goodContent } from '../../../test/contentCases/goodContent';
import { agreedTexts } from '../model/agreedTexts';
import { checkContent } from './checker';

const agreed = [...JSON.stringify(agreedTexts).matchAll(/"\w+":("(?:[^"\\]|\\.)*")/g)].map(
  ([, wording = '']) => String(JSON.parse(wording)),
);

async function warnings(text: string) {
  const { root } = await makeContentFolder(new Map([...goodContent, ['pages/clients.md', text]]));
  const { warnings: found } = await checkContent(root);
  return found.map(({ file, line, field, message }) => `${file}:${line} ${field} ${message}`);
}

const binding = clientsPage.replace('sample: true\n', '');

test('each agreed text is in the specification', async () => {
  const text = (await readFile('docs/specification.md', 'utf8')).toLowerCase();
  expect(agreed).toHaveLength(35);
  const lacking = agreed.filter((one) => {
    const words = one.replace(/^(Why .*) \{product\}$/, '$1').toLowerCase();
    return !text.includes(words);
  });
  expect(lacking).toEqual([]);
});

test('the content has each agreed text at its place', async () => {
  const { warnings: found } = await checkContent('content');
  expect(found.filter(({ code }) => code === 'agreed')).toEqual([]);
});

test('a text that is missing or not as agreed is reported with its place and the agreed text', async () => {
  expect(await warnings(binding)).toEqual([
    'content/pages/clients.md:2 label is agreed as “For Clients”',
    'content/pages/clients.md:6 sections[0].badge is agreed as “FULL INVENTORY CONTROL”',
    'content/pages/clients.md:37 sections[3].cards[2].title is agreed as “ESG and sustainability”',
    'content/pages/clients.md:37 sections[3].cards[3].title is agreed as “Collaboration”',
  ]);
});

test('a text that has moved within its list still counts as agreed', async () => {
  const moved = binding.replace('title: Why clients love', 'title: Why they love');
  expect((await warnings(moved)).join()).toContain('sections[4].title is agreed as “Why clients');
  expect((await warnings(binding)).join()).not.toContain('sections[4].title');
});

test('a sample, which is still to be replaced, may say anything', async () => {
  expect(await warnings(clientsPage)).toEqual([]);
});
