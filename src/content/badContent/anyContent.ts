import fc from 'fast-check';
import type { FileOfContent } from '../entry';
import { clientsPage, policy, testimonial, video } from './goodContent';

const texts = { pages: clientsPage, policies: policy, testimonials: testimonial, videos: video };

export const kinds = ['pages', 'policies', 'testimonials', 'videos'] as const;

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

/** Files of all kinds with anything in them. */
export const anything = mutated(
  30,
  fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 20 })),
);
/** Files with a slip or two, of which a good part is still valid. */
export const almostGood = mutated(
  1,
  fc.oneof(fc.string({ unit: 'grapheme', maxLength: 3 }), fc.constantFrom('#', ' ', '1', '\n\n')),
);
