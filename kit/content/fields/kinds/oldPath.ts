import { canonicalOldAddress } from '../canonicalAddress';
import { describeLetter } from '../letters';
import { type ProblemText, quote } from '../problem';
import { lineControl, lineField } from './kind';
import { reservedPathProblem } from './path';

/**
 * An address of an earlier site here, whatever produced it: `/index.php`, `/About_us`, `/über-uns`. A `*` as its last
 * part makes it cover everything below.
 */
export function oldPath(label: string, hint: string) {
  const [max, accepts] = [200, 'what the address bar shows after the host'];
  return lineField(label, hint, {
    example: '/designers',
    max,
    pattern: /^\/(?!\/)/,
    accepts,
    control: lineControl(max, ['[/.]', `It needs ${accepts}.`]),
    canonical: canonicalOldAddress,
    misfit: (value) => (/^https?:/i.test(value) ? 'is an address of another site' : undefined),
    check(value, report) {
      const problem = reservedPathProblem(value) ?? misreadProblem(value);
      if (problem) report.tell(problem);
    },
  });
}

/** Whether an old address, which can end in `*`, covers a path. */
export function covers(from: string, path: string): boolean {
  return from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : from === path;
}

/** Why an old address can’t be redirected, or not by every host. */
function misreadProblem(address: string): ProblemText | undefined {
  const told = (message: string, advice: string) => ({ code: 'spelling', message, advice });
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (rest !== '' && path === '/') {
    return told(`has ${quote(rest)}, which no host looks at`, 'Remove it: it opens the home page.');
  }
  if (rest.startsWith('?')) {
    const advice = `Write ${quote(path)}: it redirects whatever follows a "?".`;
    return told(`has ${quote(rest)}, which no host looks at`, advice);
  }
  if (rest !== '') {
    return told(`has ${quote(rest)}, which browsers don’t send`, `Write ${quote(path)}.`);
  }
  if (path === '/*') {
    return told('would redirect every address', 'Name the part that is gone, such as /blog/*.');
  }
  if (/\*(?!$)|[^/]\*$/.test(path)) {
    return told('has a * within it', 'A * works only as the last part, such as in /blog/*.');
  }
  if (path.includes('/.')) {
    return told(
      'has a part that begins with a full stop, which servers never answer',
      'Remove it.',
    );
  }
  if (path.includes('//')) {
    return told(
      'has two slashes in a row, which some hosts read as one',
      'Write one, or remove it.',
    );
  }
  if (/\s.*\*$/.test(path)) {
    return told(
      'has a space and a *, which not all hosts read alike',
      'Redirect each address below it.',
    );
  }
  const [placeholder] = /\/:|:[a-z]\w*/i.exec(path) ?? [];
  if (placeholder !== undefined) {
    const above = path.slice(0, path.lastIndexOf('/', path.indexOf(':')));
    const advice = above
      ? `Redirect everything below it instead: ${quote(`${above}/*`)}.`
      : 'Remove it.';
    return told(`has ${quote(placeholder)}, which some hosts take for any words`, advice);
  }
  // Others without width are told of every text.
  const [sign] = /%(?:[0-9a-f]{2})?|["\\<>{}|^`\u00ad]|[\u200c-\u200f]|\ufe0f/i.exec(path) ?? [];
  if (sign === undefined) return undefined;
  const shown = /[ -~]/.test(sign) ? sign : describeLetter(sign);
  return told(
    `has ${shown} in it, which not all hosts read alike`,
    'Remove it: nothing can redirect it.',
  );
}
