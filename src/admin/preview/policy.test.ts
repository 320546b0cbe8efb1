import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { previewPolicy } from './policy';

test('the document has the policy itself, for hosts that send no headers', () => {
  const html = readFileSync('src/admin/preview/index.html', 'utf8');
  expect(html).toContain(`content="${previewPolicy}"`);
});

test('of styles, the policy allows the empty one alone', () => {
  const hash = createHash('sha256').update('').digest('base64');
  expect(previewPolicy).toContain(`style-src 'sha256-${hash}';`);
});
