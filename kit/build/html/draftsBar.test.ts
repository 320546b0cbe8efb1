import { spawnSync } from 'node:child_process';
import { draftsBar } from './draftsBar';

const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
/** Without git it names none. */
const version = git.status === 0 ? `<span>${git.stdout.trim()}(?: with changes)?</span>` : '';

const draft = {
  file: 'content/pages/clients.md',
  line: 38,
  code: 'unpublished',
  path: ['sections', 3, 'draft'],
  message: 'is a <draft>',
  advice: '',
};

test('the bar says which commit, when, and what is a draft', () => {
  const html = draftsBar([draft]);
  const when = '<span>\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC</span>';
  expect(html).toMatch(new RegExp(`</strong>${version}${when}`));
  expect(html).toContain('<summary>Drafts: 1</summary>');
  expect(html).toMatch(
    /content\/pages\/clients\.md:38\s+sections\[3\]\.draft\s+is a &lt;draft&gt;/,
  );
  expect(draftsBar([])).toContain('No drafts');
  const changed = { words: '3 pages & 1 file changed', address: '/site/review/' };
  expect(draftsBar([], changed)).toContain(
    '<a href="/site/review/">3 pages &amp; 1 file changed</a>',
  );
  expect(draftsBar([], { words: 'What <is>' })).toContain('<span>What &lt;is&gt;</span>');
});
