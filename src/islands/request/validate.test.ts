import { emptyFields } from './draft';
import { cleanField, findProblems } from './validate';

const office = 'robin@office.example';

test.each([
  office,
  ' robin@office.example\u00A0',
  '\u202Arobin@of\u00ADfice.\u200Bexample\u202C',
  'robin@office.example.',
  'mailto:robin@office.example?subject=Chairs',
  '<robin@office.example>',
  'Robin Reed <robin@office.example>',
  '"Reed, Robin" <mailto:robin@office.example>;',
  'ｒｏｂｉｎ＠ｏｆｆｉｃｅ．ｅｘａｍｐｌｅ',
  'robin@office。example',
])('%j arrives as the address', (typed) => {
  expect(cleanField('email', typed)).toBe(office);
  expect(findProblems({ ...emptyFields, name: 'Robin', email: typed }).size).toBe(0);
});

test.each([
  ['O’Neill+demo@my\u2011office.example', "O'Neill+demo@my-office.example"],
  ['jürgen@müller.example', 'jürgen@müller.example'],
  ['robin@офис.рф', 'robin@офис.рф'],
  ['robin@xn--mller-kva.example', 'robin@xn--mller-kva.example'],
  ['robin@[192.0.2.1]', 'robin@[192.0.2.1]'],
])('%j is sent as %j', (email, sent) => {
  expect(cleanField('email', email)).toBe(sent);
  expect(findProblems({ ...emptyFields, name: 'Robin', email }).size).toBe(0);
});

test.each([
  'robin',
  'robin@',
  '@office.example',
  'robin@office',
  'robin field@office.example',
  'robin@office.example, kim@office.example',
])('%j is no address', (email) => {
  const problems = findProblems({ ...emptyFields, name: 'Robin', email });
  expect([...problems]).toEqual([['email', 'malformedEmail']]);
});

test('name and email are empty if they are blank, and the other fields may be', () => {
  const problems = findProblems({ ...emptyFields, name: ' \u00A0\n', email: ' \u200B' });
  expect([...problems]).toEqual([
    ['name', 'empty'],
    ['email', 'empty'],
  ]);
});

test('a message keeps its lines, and what is in them', () => {
  expect(cleanField('message', '\n a\n\n b\u200E \n')).toBe('a\n\n b\u200E');
});
