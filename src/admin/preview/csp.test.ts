import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { previewCsp } from './csp';

test('the document has the policy itself, for hosts that send no headers', () => {
  const html = readFileSync('src/admin/preview/index.html', 'utf8');
  expect(html).toContain(`content="${previewCsp}"`);
});

test('the policy allows only the empty style', () => {
  const hash = createHash('sha256').update('').digest('base64');
  expect(previewCsp).toContain(`style-src 'sha256-${hash}';`);
});
