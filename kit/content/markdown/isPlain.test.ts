import fc from 'fast-check';
import { partsOf } from './bareAddresses';
import { nodesIn, parse } from './dialect';
import { isPlain } from './isPlain';

test('a text that is taken for plain words is nothing else to the parser', () => {
  const signs = [...'a1 .,:/-()[]!*_`<>#|\n\t~@+=^\\{}"%’é保\u00a0'];
  const words = [
    'Bc',
    '//',
    '1.',
    '&amp;',
    ' http://a.example',
    'www.',
    'WWW.',
    'mailto:',
    'a.example',
  ];
  const sign = fc.constantFrom(...signs, ...words);
  const texts = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
  const start = fc.constantFrom('a', 'See ', '保');
  fc.assert(
    fc.property(start, texts, (first, rest) => {
      const text = first + rest;
      fc.pre(isPlain(text));
      const nodes = nodesIn(parse(text)).map((node) => ('value' in node ? node.value : node.type));
      expect(nodes).toEqual(['paragraph', text.trimEnd()]);
      expect(partsOf(text)).toEqual([{ words: text }]);
    }),
    { numRuns: 2000 },
  );
});
