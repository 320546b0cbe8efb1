import fc from 'fast-check';
import { anything } from '../../../test/contentCases/anyContent';
import { isMistake } from '../model/problem';
import { checkFile } from './checkFile';
import { formatProblem } from './formatProblem';

// The same content in every run, so that only a change can make a test fail: RANDOM_SEED=7 npm run test:unit looks at
// other content.
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1) });

test('whatever a file holds, its problems have a line that it has, words, and advice', () => {
  fc.assert(
    fc.property(anything, ({ of, text }) => {
      const { problems, entry } = checkFile(of, Buffer.from(text));
      const lines = text.split('\n').length;
      for (const problem of problems) {
        expect(problem.line).toBeGreaterThanOrEqual(1);
        expect(problem.line).toBeLessThanOrEqual(lines);
        expect(formatProblem(problem)).toMatch(/^content\/any:\d+.*\n {2}\S.*\. \S.*[.?)]$/);
      }
      expect(entry === undefined).toBe(problems.some(isMistake));
    }),
    { numRuns: 1000 },
  );
});
