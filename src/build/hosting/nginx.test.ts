import { writeNginxConfiguration } from './nginx';

/* What nginx makes of it is in test/hosts, with every address of table.md. */

test('values are written as nginx reads them', () => {
  const headers = { 'X-Everywhere': 'a "quoted" word' };
  const lines = writeNginxConfiguration([{ path: '/*', headers }]).split('\n');
  expect(lines).toContain('add_header X-Everywhere "a \\"quoted\\" word" always;');
});

test('a value that nginx would read as a variable is refused', () => {
  const headers = { 'X-Price': 'in $dollars' };
  expect(() => writeNginxConfiguration([{ path: '/*', headers }])).toThrow('in $dollars');
});

test('below a path, only the site’s own paths are mentioned', () => {
  const rules = [{ path: '/site/static/*', headers: { 'Cache-Control': 'forever' } }];
  const text = writeNginxConfiguration(rules, [], '/site');
  expect(text).toContain('location "/site/static/" {');
  expect(text).toContain('error_page 404 /site/404.html;');
  expect(text).not.toMatch(/location [^"]*"?\/(?!site)[a-z4]/);
});
