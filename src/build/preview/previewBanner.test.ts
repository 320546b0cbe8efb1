import { describePreview, previewBanner } from './previewBanner';

const draft = {
  file: 'content/pages/clients.md',
  line: 38,
  code: 'unpublished',
  field: 'sections[3].draft',
  message: 'is a <draft>',
  advice: '',
};
const builtAt = new Date('2026-01-02T03:04:05Z');

test('the banner says which commit, when, and what is a draft', () => {
  const html = previewBanner({ commit: 'abc1234', builtAt, drafts: [draft] }, '/site');
  expect(html).toContain('<a href="/site/_changes/">What changes</a>');
  expect(html).toContain('<span>abc1234</span><span>2026-01-02 03:04 UTC</span>');
  expect(html).toContain('<summary>Drafts: 1</summary>');
  expect(html).toMatch(/content\/pages\/clients\.md:38\s+Section 4, Draft\s+is a &lt;draft&gt;/);
  expect(previewBanner({ commit: '', builtAt, drafts: [] }, '')).toContain('No drafts');
});

test('a build knows its commit', () => {
  expect(describePreview([]).commit).toMatch(/^[0-9a-f]{7,}(?: with changes)?$/);
});
