import { kindOf, lineField } from './kind';
import { reservedPathProblem } from './path';

/** What the build writes beside pages, which an old address can't be. */
const files =
  /^\/(?:index\.html|404\.html|robots\.txt|favicon\.\w+|apple-touch-icon\.png|manifest\.webmanifest|sitemap-\w+\.xml|_.*)$/;

const kind = kindOf({
  name: 'old address',
  spelling: () =>
    'Write it as it reads in the address bar after the host, such as /About_us.html, without a slash at the end. ' +
    'With /* at the end it stands for everything below.',
  check(value) {
    const problems = [reservedPathProblem(value) ?? []].flat();
    if (problems.length === 0 && files.test(value)) {
      const message = 'is a file of the site';
      problems.push({ code: 'reserved', message, advice: 'Choose another.' });
    }
    return { problems, uses: [{ what: 'path', value }] };
  },
});

/**
 * An address that an earlier site had here, whatever has written it: `/index.php`, `/About_us`, `/über-uns`. It is
 * written decoded, and with a `*` as its last part it stands for all addresses below.
 */
export function oldPath(label: string, hint: string, info: { example: string }) {
  const pattern = /^(?:\/(?!\.)[^\s/?#%*\\"'`<>{}|^$;]+)+(?:\/\*)?$/;
  return lineField(kind, { label, hint, max: 200, pattern, ...info });
}

/** Whether an old address, which can end in `*`, stands for a path. */
export function covers(from: string, path: string): boolean {
  return from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : from === path;
}
