import { defineFieldType, lineField } from './fieldType';
import { reservedPathProblem } from './path';

/** Files that the build writes besides pages; an old address can't be one of them. */
const files =
  /^\/(?:index\.html|404\.html|robots\.txt|favicon\.\w+|apple-touch-icon\.png|manifest\.webmanifest|sitemap-\w+\.xml|_.*)$/;

const fieldType = defineFieldType({
  name: 'old address',
  formatAdvice: () =>
    'Write it as it reads in the address bar after the host, such as /About_us.html, without a slash at the end. ' +
    'With /* at the end it covers everything below.',
  check(value) {
    const problems = [reservedPathProblem(value) ?? []].flat();
    if (problems.length === 0 && files.test(value)) {
      const message = 'is a file of the site';
      problems.push({ code: 'reserved', message, advice: 'Choose another.' });
    }
    return { problems, references: [{ what: 'path', value }] };
  },
});

/**
 * An address of an earlier site here, whatever produced it: `/index.php`, `/About_us`, `/über-uns`. It is written
 * decoded; a `*` as its last part makes it cover everything below.
 */
export function oldPath(label: string, hint: string, info: { example: string }) {
  const pattern = /^(?:\/(?!\.)[^\s/?#%*\\"'`<>{}|^$;]+)+(?:\/\*)?$/;
  return lineField(fieldType, { label, hint, max: 200, pattern, ...info });
}

/** Whether an old address, which can end in `*`, covers a path. */
export function covers(from: string, path: string): boolean {
  return from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : from === path;
}
