import type { HeaderRule } from './headers';
import { writeNginxConfiguration } from './nginx';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'X-Everywhere': 'a "quoted" word', 'X-Mostly': 'this' } },
  { path: '/static/*', headers: { 'Cache-Control': 'forever' } },
  { path: '/one.js', headers: { 'X-Mostly': 'that', 'X-Here-Alone': 'yes' } },
];
const lines = writeNginxConfiguration(rules).split('\n');

test('headers go out with every answer, and are written for nginx', () => {
  expect(lines).toContain('add_header X-Everywhere "a \\"quoted\\" word" always;');
});

test('a header that some files have differently is sent once', () => {
  const place = lines.indexOf('location = "/one.js" {');
  expect(lines.slice(place + 1, place + 7)).toEqual([
    '  add_header Cache-Control "public, max-age=0, must-revalidate" always;',
    '  add_header X-Everywhere "a \\"quoted\\" word" always;',
    '  add_header X-Mostly "that" always;',
    '  add_header X-Here-Alone "yes" always;',
    '  try_files $uri $uri/index.html =404;',
    '}',
  ]);
});

test('a header that some files alone have is sent with them', () => {
  expect(lines.filter((line) => line.includes('X-Here-Alone'))).toHaveLength(1);
});

test('what has no rule of its own is asked about each time', () => {
  expect(lines).toContain('add_header Cache-Control "public, max-age=0, must-revalidate" always;');
  expect(lines).toContain('location "/static/" {');
});

test('redirects keep what was asked, before the anchor of their target', () => {
  const redirects = [
    { from: '/old', to: '/clients#why', status: 301 } as const,
    { from: '/soon', to: 'https://a.example/?b=c', status: 302 } as const,
  ];
  const text = writeNginxConfiguration(rules, redirects);
  expect(text).toContain('location = "/old" {\n  return 301 "/clients$is_args$args#why";\n}');
  expect(text).toContain('location = "/soon" {\n  return 302 "https://a.example/?b=c";\n}');
});

test('below a path, nothing but the site’s own paths is spoken of', () => {
  const below = rules.map(({ path, headers }) => ({ path: `/site${path}`, headers }));
  const text = writeNginxConfiguration(below, [], '/site');
  expect(text).toContain('error_page 404 /site/404.html;');
  expect(text).toContain('location = "/site" {\n  return 301 "/site/$is_args$args";\n}');
  expect(text).toContain('location "/site/static/" {');
  expect(text).toContain('add_header X-Everywhere');
  expect(text).not.toMatch(/location [^"]*"?\/(?!site)[a-z4]/);
});

test('a value that nginx would read as a variable is refused', () => {
  const headers = { 'X-Price': 'in $dollars' };
  expect(() => writeNginxConfiguration([{ path: '/*', headers }])).toThrow('in $dollars');
});
