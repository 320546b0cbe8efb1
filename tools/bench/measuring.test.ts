import { compareHtml } from './built';
import { familyOf, readStatus } from './memory';
import { editProblem } from './size';

const before = new Map([
  ['index.html', { digest: 'home', written: 1 }],
  ['one/index.html', { digest: 'one', written: 1 }],
]);

/** What stands in the way of calling the second build right, after an edit of `/one`. */
function problemAfter(
  changes: [string, { digest: string; written: number }][],
  gone = '',
): unknown {
  const after = new Map([...before, ...changes]);
  after.delete(gone);
  return editProblem(compareHtml(before, after), '/one');
}

test('the edited page alone may be rendered again', () => {
  expect(problemAfter([['one/index.html', { digest: 'new', written: 2 }]])).toBeUndefined();
});

test('another page rendered again is a problem, even with the same HTML', () => {
  const problem = problemAfter([
    ['one/index.html', { digest: 'new', written: 2 }],
    ['index.html', { digest: 'home', written: 2 }],
  ]);
  expect(problem).toContain('Written again: 2 (index.html, one/index.html). Changed: 1');
});

test('an edit that does not reach its page is a problem', () => {
  expect(problemAfter([])).toContain('Written again: none. Changed: none. Gone: none.');
  expect(problemAfter([['one/index.html', { digest: 'one', written: 2 }]])).toContain(
    'Changed: none',
  );
});

test('a page that is gone is a problem', () => {
  const problem = problemAfter([['one/index.html', { digest: 'new', written: 2 }]], 'index.html');
  expect(problem).toContain('Gone: 1 (index.html)');
});

test('without an edit nothing may be rendered', () => {
  expect(editProblem(compareHtml(before, before), undefined)).toBeUndefined();
});

test('the memory of a process is read from its status', () => {
  const text = 'Name:\tnode\nPid:\t7\nPPid:\t3\nVmHWM:\t   2048 kB\nVmRSS:\t   1024 kB\n';
  expect(readStatus(text)).toEqual({ pid: 7, parent: 3, peakBytes: 2_097_152 });
  expect(readStatus('Name:\tkthreadd\nPid:\t2\nPPid:\t0\n')).toBeUndefined();
});

test('a process and its descendants belong together, and nothing else', () => {
  const parents: Record<number, number> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 1 };
  const processes = Object.entries(parents).map(([pid, parent]) => ({
    pid: Number(pid),
    parent,
    peakBytes: 1,
  }));
  expect(familyOf(2, processes).map(({ pid }) => pid)).toEqual([2, 3, 4]);
});
