import { writeNginxConfiguration } from './nginx';
import { fileNameRules } from './redirects';

/* What nginx makes of it is in test/hosts. */

test.each([
  ['', '/', '/clients/index.html', '/clients'],
  ['/site', '/site/', '/site/clients/index.html', '/site/clients'],
])('below "%s", the files of pages lead to their addresses', (prefix, home, file, page) => {
  const rules = fileNameRules(['/', '/clients'], prefix);
  expect(rules).toEqual([
    { from: `${home}index.html`, to: home, status: 301 },
    { from: `${page}.html`, to: page, status: 301 },
    { from: file, to: page, status: 301 },
  ]);
  const text = writeNginxConfiguration([], rules, prefix);
  expect(text).toContain(`location = "${file}" {\n  return 301 "${page}$is_args$args";\n}`);
});

test.each(['css', 'js', 'wasm', 'webmanifest', 'yml'])(
  'a file ending in .%s gets its type',
  (ending) => {
    // With nosniff, browsers use no style or script of another type.
    expect(writeNginxConfiguration([])).toMatch(new RegExp(`^ {2}\\w+/[\\w+]+ ${ending};$`, 'm'));
  },
);
