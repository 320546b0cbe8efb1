import fc from 'fast-check';
import { nodesIn, parse } from './dialect';
import { isPlain } from './isPlain';

test('a text that is taken for plain words is nothing else to the parser', () => {
  const sign = fc.constantFrom(
    ...['a', 'Bc', ' ', '.', ',', ':', '/', '//', '-', '(', ')', '[', ']', '!', '*', '_', '`', '<'],
    ...['>', '&amp;', '#', '|', '1', '1.', '\n', '~', '@', '+', '=', '^', '\\', '{', '}', '"', '%'],
    ...[
      'http',
      ' http://a.example',
      'www.',
      'WWW.',
      'mailto:',
      'a.example',
      '\u00a0',
      '\t',
      '’',
      'é',
      '保',
    ],
  );
  const texts = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
  const start = fc.constantFrom('a', 'See ', '保');
  fc.assert(
    fc.property(start, texts, (first, rest) => {
      const text = first + rest;
      fc.pre(isPlain(text));
      const nodes = nodesIn(parse(text)).map((node) => ('value' in node ? node.value : node.type));
      expect(nodes).toEqual(['paragraph', text.trimEnd()]);
    }),
    { numRuns: 2000 },
  );
});
