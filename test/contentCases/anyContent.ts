import fc from 'fast-check';
import type { ContentFileId } from '../../src/content/model/entry';
import { clientsPage, examplePage, policy, testimonial, video } from './goodContent';

/** A video that search engines aren’t told about, so it needs fewer fields. */
const sampleVideo = `{
  "title": "How the file of an order becomes the inventory of a floor, by {product}",
  "address": "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "sample": true
}
`;

const texts = {
  pages: [clientsPage, examplePage],
  policies: [policy],
  testimonials: [testimonial],
  videos: [video, sampleVideo],
};

export const collections = ['pages', 'policies', 'testimonials', 'videos'] as const;

/** What writers and attackers put into a text, and the syntax of the formats themselves. */
const pieces = [
  ...['\n', '  ', '\t', ': ', '- ', '#', '"', "'", '{', '}', '[', ']', ',', '|', '>', '&a ', '*a'],
  ...['---\n', '!!js ', '<<: ', '~', 'null', 'true', '010', '1e3', '2025-08-01', '\\', '\\u202e'],
  ...['<script>', '&lt;', '[a](javascript:x)', '![', '](', '`', '{product}', '/', '..', '\u2028'],
  ...['__proto__', 'constructor', 'type: hero', '\uFEFF', '\r\n', '\0', '\uD800', '😀', 'é'],
];

/** The text of a file in a collection, with a few spans of up to `span` characters replaced. */
function mutated(span: number, put: fc.Arbitrary<string>) {
  const mutation = fc.record({
    // Not a double: those are distributed evenly over their bits, so nearly all are almost 0.
    at: fc.nat(99_999),
    length: fc.nat(span),
    put,
  });
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 4 });
  const collection = fc.constantFrom(...collections);
  const written = collection.chain((of) =>
    fc.tuple(fc.constant(of), fc.constantFrom(...texts[of])),
  );
  return fc.tuple(written, mutations).map(([[collection, whole], changes]) => {
    let text = whole;
    for (const { at, length, put } of changes) {
      const start = Math.floor((at / 100_000) * text.length);
      text = text.slice(0, start) + put + text.slice(start + length);
    }
    const of: ContentFileId = { collection, name: 'any', file: 'content/any' };
    return { of, text };
  });
}

/** Files of all kinds with anything in them. */
export const anything = mutated(
  30,
  fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 20 })),
);
/** Files with a mistake or two, many of them still valid. */
export const almostGood = mutated(
  1,
  fc.oneof(fc.string({ unit: 'grapheme', maxLength: 3 }), fc.constantFrom('#', ' ', '1', '\n\n')),
);
/** Files with characters in their texts that HTML, markdown or JavaScript could take for syntax. */
export const oddWords = mutated(
  0,
  fc.constantFrom(
    ...['"', "'", '&', '&amp;', '&lt;', ' < ', '>', '/>', '`', '$&', '$1', '\\', '|', '~', '*'],
    ...['**', '_', '!', '[a](/clients)', '](', '(', '/', '{product}', '{stars}', ' style=', ' on='],
    ...['%20', '+', 'é', 'e\u0301', '漢字', 'שלום', '😀', '👩‍💻', '\u00a0', '—'],
  ),
);
