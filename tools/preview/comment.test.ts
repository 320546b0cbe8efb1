import type { Change } from '../../src/build/preview/compareWords';
import { asComment } from './comment';

function report(words: Change[], visualChanges: string[] = []) {
  return {
    before: 'before',
    after: 'after',
    words,
    visualChanges: new Map(visualChanges.map((path) => [path, []])),
  };
}

function changed(path: string, words: string): Change {
  const lines: Change['lines'] = [
    [
      { kind: 'removed', text: 'old' },
      { kind: 'added', text: words },
    ],
  ];
  return { what: 'changed', paths: [path], title: path, lines };
}

test('the comment lists added and removed words, and purely visual changes', () => {
  const comment = asComment(
    report(
      [
        { what: 'gone', paths: ['/b'], title: 'B', lines: [], isRedirected: false },
        {
          what: 'around',
          paths: ['/', '/a'],
          title: '',
          lines: [[{ kind: 'added', text: 'Log in' }]],
        },
        changed('/a', 'new'),
      ],
      ['/a', '/style'],
    ),
  );
  expect(comment).toContain('### `/a`\n\n- ~~old~~ **new**');
  expect(comment).toContain('### `/b` is gone\n\nB: **there is no redirect**.');
  expect(comment).toContain('### Around `/`, `/a`\n\n- **Log in**');
  expect(comment).toContain('### Only looks different\n\n- `/style`');
  expect(asComment(report([]))).toBe('Nothing changes for visitors.\n');
});

test('content notifies nobody, and marks nothing up', () => {
  const comment = asComment(report([changed('/a', '@all <b> *x* [y](z)')]));
  expect(comment).toContain('**\\@all \\<b\\> \\*x\\* \\[y\\](z)**');
});

test('a comment that would be too long ends after a page, and says so', () => {
  const long = changed('/long', 'words '.repeat(20_000));
  const comment = asComment(report([changed('/a', 'new'), long, changed('/b', 'x')]));
  expect(comment.length).toBeLessThan(60_000);
  expect(comment).toContain('### `/a`');
  expect(comment).not.toContain('### `/long`');
  expect(comment).toContain('2 more of 3');
});
