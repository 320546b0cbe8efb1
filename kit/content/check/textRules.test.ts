import { textProblems } from './textRules';

/** What programs leave in a text, and the part of it that is named. */
test.each([
  // Machines
  ['We keep it for a year【1†source】.', '【1†source】', 'leftover'],
  ['so \uE200cite\uE202turn0search0\uE201.', 'turn0search0', 'leftover'],
  ['[cite_start]so \\[cite: 1, 2\\]', '[cite_start]', 'leftover'],
  ['[oai_citation:0‡acme.com](https://acme.com/)', 'oai_citation:0‡', 'leftover'],
  [':contentReference[oaicite:0]{index=0}', ':contentReference[oaicite:0]{index=0}', 'leftover'],
  ['Dear [object Object]', '[object Object]', 'leftover'],
  // Copies
  ['Write to [email protected].', '[email protected]', 'leftover'],
  ['[[email\u00a0protected]](/cdn-cgi/l#a1)', '[email\u00a0protected]', 'leftover'],
  ['caf\uFFFD', 'caf\uFFFD', 'leftover'],
  ['Itâ€™s ours', 'Itâ€™s', 'leftover'],
  ['Â© 2025', 'Â©', 'leftover'],
  ['Call \uF095 us', '\uF095', 'leftover'],
  // Templates
  ['Write to [Company Name].', '[Company Name]', 'placeholder'],
  ['[INSERT DATE]', '[INSERT DATE]', 'placeholder'],
  ['within [●] days', '[●]', 'placeholder'],
  ['within [XX] days', '[XX]', 'placeholder'],
  ['on the ________ of May', '________', 'placeholder'],
  ['Signed: \\_\\_\\_\\_\\_', '_____', 'placeholder'],
  ['«Company» keeps', '«Company»', 'placeholder'],
  ['TODO: lorem ipsum', 'TODO', 'placeholder'],
  ['www.casegood.example', 'casegood.example', 'placeholder'],
])('in %j a leftover is told by its name', (text, written, code) => {
  const told = [...textProblems(text, ['product'], text)];
  expect(told).toMatchObject([{ code, message: expect.stringContaining(written) }]);
});

test.each([
  'An [e] is protected; our [terms](/name), [the company](/about) and [name][ref]',
  '«Bonjour», « Nom », «слово» and [sic], [Robin], [1], [x], [*], […]',
  '________',
  'So `rules/[rule-name].md` and [ "name" ], ["date"]',
  '[![npm][npm-image]][npm-url] and [us][our company]',
  'a ___ b, snake____case is a name',
  '#1, #name, #reference; Error! So it is',
  'Âge, SÃO PAULO, “AMANHÔ, pâté – naïf',
  'turn 0, search; cite it [1]',
])('in %j nothing is left', (text) => {
  expect([...textProblems(text, ['product'], text)]).toEqual([]);
});
