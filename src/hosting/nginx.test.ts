/** @jest-environment node */
import type { HeaderRule } from './headers';
import { writeNginxConfiguration } from './nginx';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'X-Everywhere': 'a "quoted" word', 'X-Mostly': 'this' } },
  { path: '/static/*', headers: { 'Cache-Control': 'forever' } },
  { path: '/one.js', headers: { 'X-Mostly': 'that' } },
];
const lines = writeNginxConfiguration(rules).split('\n');

test('headers go out with every answer, and are written for nginx', () => {
  expect(lines).toContain('add_header X-Everywhere "a \\"quoted\\" word" always;');
});

test('a header that some files have differently is sent once', () => {
  expect(lines.filter((line) => line.startsWith('add_header X-Mostly'))).toEqual([
    'add_header X-Mostly $site_x_mostly always;',
  ]);
  expect(lines).toContain('set $site_x_mostly "this";');
  const place = lines.indexOf('location = "/one.js" {');
  expect(lines.slice(place + 1, place + 4)).toEqual([
    '  set $site_x_mostly "that";',
    '  try_files $uri =404;',
    '}',
  ]);
});

test('what has no rule of its own is asked about each time', () => {
  expect(lines).toContain('set $site_cache_control "public, max-age=0, must-revalidate";');
  expect(lines).toContain('location "/static/" {');
});

test('a value that nginx would read as a variable is refused', () => {
  const headers = { 'X-Price': 'in $dollars' };
  expect(() => writeNginxConfiguration([{ path: '/*', headers }])).toThrow('in $dollars');
});
