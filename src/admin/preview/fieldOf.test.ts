/** @jest-environment ./test/jest/environment.ts */
import { fieldOf } from './fieldOf';

const fields = { sections: [{ type: 'hero' }, { type: 'unheard-of' }, { type: 'cards' }] };
const page = { kind: 'pages', name: '', fields, body: '' } as const;

function clicked(html: string): Element {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-clicked]');
  if (element === null) throw new Error('Nothing is marked as clicked.');
  return element;
}

test.each([
  [
    'the first section',
    '<section><b data-clicked></b></section><section></section>',
    'sections.0.title',
  ],
  [
    'the second, whose place in the list is the third',
    '<section></section><p>Draft</p><section data-clicked></section>',
    'sections.2.title',
  ],
  ['a dialog', '<section></section><dialog data-clicked></dialog>', undefined],
])('%s of a page leads to its fields', (_name, sections, field) => {
  expect(fieldOf(clicked(`<main>${sections}</main>`), page)).toBe(field);
});

test('the header is no field of a page', () => {
  expect(fieldOf(clicked('<header data-clicked></header><main></main>'), page)).toBeUndefined();
});

test.each([
  ['policies', '<article><h1 data-clicked></h1></article>', 'title'],
  ['policies', '<article><time data-clicked></time></article>', 'updated'],
  ['policies', '<article><p data-clicked></p></article>', 'body'],
  ['testimonials', '<figure><blockquote data-clicked></blockquote></figure>', 'quote'],
  ['testimonials', '<figure><figcaption><b data-clicked></b></figcaption></figure>', 'role'],
  ['videos', '<dialog><h2 data-clicked></h2></dialog>', 'title'],
  ['site', '<footer><p data-clicked></p></footer>', 'footer.line'],
  ['request', '<dialog id="_request-contact"><p data-clicked></p></dialog>', 'contact.title'],
] as const)('of %s, %s is found', (kind, html, field) => {
  expect(fieldOf(clicked(html), { ...page, kind })).toBe(field);
});
