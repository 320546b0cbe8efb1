import fc from 'fast-check';
import { parseFields } from './parseFields';

const signs = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '"a"',
  '"__proto__"',
  '\\',
  '\\n',
  '\\u00e9',
  '\n',
  '\t',
  ' ',
];
const words = [
  '0',
  '-',
  '.5',
  '1.',
  '1e',
  '1e5',
  'true',
  'True',
  'null',
  '//',
  '/*',
  "'",
  '\u00a0',
  '\ufeff',
  '\u0007',
];
const pieces = fc.constantFrom(...signs, ...words);
/** JSON with up to two pieces put into it, and pieces alone. */
const almostJson = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.json(), fc.array(fc.tuple(fc.nat(100), pieces), { maxLength: 2 }))
    .map(([json, put]) =>
      put.reduce((text, [at, piece]) => text.slice(0, at) + piece + text.slice(at), json),
    ),
);

/** A field that stands twice is a mistake here, as it isn't for browsers. */
const isOwn = ({ message }: { message: string }) => message.endsWith('a second time');

test('what browsers read as JSON is read alike, and nothing else', () => {
  fc.assert(
    fc.property(almostJson, (text) => {
      const { value, problems } = parseFields(text, true);
      const others = problems.filter((problem) => !isOwn(problem));
      if (others.length > 0) expect(() => JSON.parse(text)).toThrow(SyntaxError);
      else if (problems.length > 0) JSON.parse(text);
      else expect(value).toEqual(JSON.parse(text));
    }),
    { numRuns: 1000 },
  );
});
