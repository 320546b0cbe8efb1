/** @jest-environment node */
import fc from 'fast-check';
import matter from 'gray-matter';
import { clientsPage, policy, testimonial, video } from './badContent/goodContent';
import type { FileOfContent } from './entry';
import { formatFault } from './fault';
import { publishedText } from './publishedFiles';
import { readEntry } from './readEntry';

const texts = { pages: clientsPage, policies: policy, testimonials: testimonial, videos: video };

const kinds = ['pages', 'policies', 'testimonials', 'videos'] as const;

/** What writers and attackers put into a text, and what the formats themselves are made of. */
const pieces = [
  ...['\n', '  ', '\t', ': ', '- ', '#', '"', "'", '{', '}', '[', ']', ',', '|', '>', '&a ', '*a'],
  ...['---\n', '!!js ', '<<: ', '~', 'null', 'true', '010', '1e3', '2025-08-01', '\\', '\\u202e'],
  ...['<script>', '&lt;', '[a](javascript:x)', '![', '](', '`', '{product}', '/', '..', '\u2028'],
  ...['__proto__', 'constructor', 'type: hero', '\uFEFF', '\r\n', '\0', '\uD800', '😀', 'é'],
];

/** The text of a kind of content, with a few spans of up to `span` characters replaced. */
function mutated(span: number, put: fc.Arbitrary<string>) {
  const mutation = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(span),
    put,
  });
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 4 });
  return fc.record({ kind: fc.constantFrom(...kinds), mutations }).map((written) => {
    let text = texts[written.kind];
    for (const { at, length, put } of written.mutations) {
      const start = Math.floor(at * text.length);
      text = text.slice(0, start) + put + text.slice(start + length);
    }
    const of: FileOfContent = { kind: written.kind, name: 'any', file: 'content/any' };
    return { of, text };
  });
}

const anything = mutated(30, fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 20 })));
const almostGood = mutated(
  1,
  fc.oneof(fc.string({ unit: 'grapheme', maxLength: 3 }), fc.constantFrom('#', ' ', '1', '\n\n')),
);

test('whatever a file holds, its faults have a line that it has, words, and advice', () => {
  fc.assert(
    fc.property(anything, ({ of, text }) => {
      const { faults, warnings, samples, entry } = readEntry(of, Buffer.from(text));
      const lines = text.split('\n').length;
      for (const fault of [...faults, ...warnings, ...samples]) {
        expect(fault.line).toBeGreaterThanOrEqual(1);
        expect(fault.line).toBeLessThanOrEqual(lines);
        expect(formatFault(fault)).toMatch(/^content\/any:\d+.*\n {2}\S.*\. \S.*[.?)]$/);
      }
      expect(entry === undefined).toBe(faults.length > 0);
    }),
    { numRuns: 3000 },
  );
});

test('what passes is read alike by everyone', () => {
  let passed = 0;
  fc.assert(
    fc.property(almostGood, ({ of, text }) => {
      const { entry } = readEntry(of, Buffer.from(text));
      if (entry === undefined) return;
      passed += 1;
      const published = publishedText(entry);
      if (of.kind === 'testimonials' || of.kind === 'videos') {
        expect(JSON.parse(published)).toEqual(entry.fields);
        return;
      }
      const { data, content } = matter(published);
      expect(data).toEqual(entry.fields);
      expect(content).toBe(entry.body);
      const again = readEntry(of, Buffer.from(published));
      expect(again.entry).toEqual(entry);
    }),
    { numRuns: 3000 },
  );
  expect(passed).toBeGreaterThan(100);
});

test('bytes that are no text at all do not stop the check either', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...kinds), (bytes, kind) => {
      const { entry } = readEntry({ kind, name: 'any', file: 'content/any' }, bytes);
      expect(entry).toBeUndefined();
    }),
  );
});
