import { createHash } from 'node:crypto';
import { addBanner, allowBanner } from './banner';

const page =
  `<html><head><meta http-equiv="content-security-policy" content="style-src 'sha256-abc'"/></head>` +
  '<body class="a"><div id="___gatsby"></div></body></html>';

const draft = {
  file: 'content/pages/clients.md',
  line: 38,
  code: 'unpublished',
  field: 'sections[3].draft',
  message: 'is a <draft>',
  advice: '',
};

function banner(drafts: (typeof draft)[]): string {
  return addBanner(page, { commit: 'abc1234', builtAt: new Date('2026-01-02T03:04:05Z'), drafts });
}

test('the banner says which commit, when, and what is draft', () => {
  const html = banner([draft]);
  expect(html).toContain('<body class="a"><aside class="preview-banner" aria-label="Preview">');
  expect(html).toContain('abc1234');
  expect(html).toContain('2026-01-02 03:04 UTC');
  expect(html).toContain('<summary>Drafts: 1</summary>');
  expect(html).toMatch(/content\/pages\/clients\.md:38\s+Section 4, Draft\s+is a &lt;draft&gt;/);
  expect(banner([])).toContain('No drafts');
});

test('the policy lets the banner’s styles in', () => {
  const html = banner([]);
  const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(html).toContain(`style-src 'sha256-${hash}' 'sha256-abc'`);
  expect(allowBanner("Content-Security-Policy: style-src 'self'")).toContain(hash);
});
