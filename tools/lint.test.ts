import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'linted-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is private to Gatsby is refused, and what it documents is not', () => {
  const refused = [
    "export { saveState } from 'gatsby/dist/redux';",
    "import { onLogAction } from 'gatsby-cli/lib/reporter/redux'; onLogAction();",
    "export const maker = require('gatsby-plugin-sharp/process-file');",
    "export const redux = import('gatsby/dist/redux');",
    'export const change = (args: Args) => args.store.dispatch(action);',
  ];
  const taken = [
    "export { graphql } from 'gatsby';",
    "export { getImage } from 'gatsby-plugin-image';",
    "export { assertObjectType } from 'gatsby/graphql';",
    'export const touch = (args: Args, node: Node) => args.actions.touchNode(node);',
  ];
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({
      plugins: [resolve('tools/gatsby.grit')],
      linter: { rules: { preset: 'none' } },
    }),
  );
  writeFileSync(join(folder, 'any.ts'), [...refused, ...taken].join('\n'));
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const lint = spawnSync(process.execPath, [biome, 'lint', '--reporter=github'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = [...lint.stdout.matchAll(/line=(\d+).*a private part of Gatsby/g)];
  expect(lines.map(([, line]) => Number(line)).sort()).toEqual([1, 2, 3, 4, 5]);
});
