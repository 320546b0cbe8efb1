import { previewBanner } from './previewBanner';

const draft = {
  file: 'content/pages/clients.md',
  line: 38,
  code: 'unpublished',
  field: 'sections[3].draft',
  message: 'is a <draft>',
  advice: '',
};

test('the banner says which commit, when, and what is a draft', () => {
  const html = previewBanner([draft], '/site');
  expect(html).toMatch(
    /<span>[0-9a-f]{7,}(?: with changes)?<\/span><span>\d{4}-\d\d-\d\d \d\d:\d\d UTC<\/span>/,
  );
  expect(html).toContain('<a href="/site/_changes/">What changes</a>');
  expect(html).toContain('<summary>Drafts: 1</summary>');
  expect(html).toMatch(/content\/pages\/clients\.md:38\s+Section 4, Draft\s+is a &lt;draft&gt;/);
  expect(previewBanner([], '')).toContain('No drafts');
});
