import fc from 'fast-check';
import { almostGood, anything, kinds, oddWords } from '../../../test/contentCases/anyContent';
import { policy } from '../../../test/contentCases/goodContent';
import { readByGatsby } from '../../../test/contentCases/readByGatsby';
import { readEntry } from '../check/checkFile';
import { formatProblem } from '../check/formatProblem';
import { markdownSource } from './publishedEntries';

// The same content in every run, so that a change alone can make a test fail: RANDOM_SEED=7 npm run test:unit
// looks at other content.
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1) });

test('whatever a file holds, its problems have a line that it has, words, and advice', () => {
  fc.assert(
    fc.property(anything, ({ of, text }) => {
      const { problems, warnings, beforeLaunch, entry } = readEntry(of, Buffer.from(text));
      const lines = text.split('\n').length;
      for (const problem of [...problems, ...warnings, ...beforeLaunch]) {
        expect(problem.line).toBeGreaterThanOrEqual(1);
        expect(problem.line).toBeLessThanOrEqual(lines);
        expect(formatProblem(problem)).toMatch(/^content\/any:\d+.*\n {2}\S.*\. \S.*[.?)]$/);
      }
      expect(entry === undefined).toBe(problems.length > 0);
    }),
    { numRuns: 1000 },
  );
});

test('what passes is read without an error by Gatsby’s plugin too, and keeps its text', async () => {
  let passed = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(almostGood, oddWords), async ({ of, text }) => {
      const { entry } = readEntry(of, Buffer.from(text));
      if (entry === undefined || of.kind === 'testimonials' || of.kind === 'videos') return;
      passed += 1;
      await readByGatsby(text);
      // Gatsby gets the text of an entry once more, without its fields.
      expect(await readByGatsby(markdownSource(entry.body))).toBe(entry.body);
    }),
    { numRuns: 1000 },
  );
  expect(passed).toBeGreaterThan(100);
});

test.each(['\uFFFE', '\uFFFF'])(
  '%j, which Gatsby’s plugin stops at, does not pass',
  async (mark) => {
    const text = policy.replace('title: ', `title: ${mark}`);
    await expect(readByGatsby(text)).rejects.toThrow('non-printable');
    const of = { kind: 'policies', name: 'any', file: 'content/any' } as const;
    expect(readEntry(of, Buffer.from(text)).entry).toBeUndefined();
  },
);

test('a text that begins with a line of hyphens keeps it', async () => {
  expect(await readByGatsby(markdownSource('---\na: [\n---\nText'))).toBe('---\na: [\n---\nText');
});

test('bytes that are no text at all do not stop the check either', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...kinds), (bytes, kind) => {
      const { entry } = readEntry({ kind, name: 'any', file: 'content/any' }, bytes);
      expect(entry).toBeUndefined();
    }),
  );
});
