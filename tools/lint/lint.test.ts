import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What lint reports for a folder, which is then removed. */
function lint(folder: string, ...options: string[]): string {
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options], { cwd: folder });
  rmSync(folder, { recursive: true });
  return stdout.toString();
}

const staticFolders = ['components', 'layout', 'sections', 'templates', 'pages'];

const dead = {
  state: 'export const Part = () => <p>{useState(0)[0]}</p>;',
  'state by its full name': 'export const Part = () => <p>{React.useState(0)[0]}</p>;',
  'state of a type': 'export const Part = () => <p>{useState<string>("")[0]}</p>;',
  'a reducer': 'export const Part = () => <p>{useReducer(step, 0)[0]}</p>;',
  'an effect': 'export function Part() { useEffect(() => count()); return <p>Words</p>; }',
  'a hook of our own': 'export const Part = () => <p>{useOpenChange("dialog", tell)}</p>;',
  'a click': 'export const Part = () => <button type="button" onClick={tell}>Words</button>;',
  'a change': 'export const Part = () => <input onChange={tell} />;',
  'a handler for a component': 'export const Part = () => <Button onPress={tell}>Words</Button>;',
  'handlers that are spread':
    'export const Part = () => <input {...{ onBlur: tell, onFocus() {} }} />;',
  'a handler by its name':
    'export const Part = ({ onInput }) => createElement("input", { onInput });',
  'a class': 'export class Part extends React.Component { render() { return <p>Words</p>; } }',
};

const alive = {
  'a query': 'export const Part = () => <p>{useStaticQuery(query).title}</p>;',
  'words and a native dialog':
    'export const Part = () => <button type="button" command="show-modal" commandfor="_menu">on</button>;',
  'a name that only begins alike': 'export const Part = () => <p>{used({ only: 1, one: 2 })}</p>;',
  'a test.test': 'export const Part = () => <button type="button" onClick={tell}>Words</button>;',
};

/** What the project's lint reports for each sample, by its folder and name. */
const said = new Map<string, string>();

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'casegood-lint-'));
  for (const name of [
    'biome.json',
    '.gitignore',
    'tools/lint/gatsby.grit',
    'tools/lint/staticParts.grit',
  ]) {
    cpSync(name, join(folder, name));
  }
  for (const part of [...staticFolders, 'islands']) {
    mkdirSync(join(folder, 'src', part), { recursive: true });
    for (const [name, text] of Object.entries({ ...dead, ...alive })) {
      writeFileSync(join(folder, 'src', part, `${name}.tsx`), `${text}\n`);
    }
  }
  const { diagnostics } = JSON.parse(
    lint(folder, '--reporter=json', '--max-diagnostics=none', 'src'),
  );
  for (const { category, location, message } of diagnostics) {
    if (category === 'plugin') said.set(location.path, message);
  }
});

test.each(staticFolders)(
  'in src/%s code that would do nothing is reported, with what to do',
  (folder) => {
    for (const name of Object.keys(dead)) {
      const message = said.get(`src/${folder}/${name}.tsx`);
      expect([name, message]).toEqual([
        name,
        expect.stringContaining("see 'How to make something interactive' in CONTRIBUTING.md"),
      ]);
    }
  },
);

test('what needs no script, tests and islands are let be', () => {
  const paths = [...said.keys()].map((path) => path.split('/'));
  expect(paths.filter(([, folder]) => folder === 'islands')).toEqual([]);
  const names = paths.map(([, , name = '']) => name.replace(/\.tsx$/, ''));
  expect(names.filter((name) => Object.hasOwn(alive, name))).toEqual([]);
});

test('Gatsby’s private parts are refused, and its documented ones are not', () => {
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
  const folder = mkdtempSync(join(tmpdir(), 'casegood-lint-'));
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({
      plugins: [resolve('tools/lint/gatsby.grit')],
      linter: { rules: { preset: 'none' } },
    }),
  );
  writeFileSync(join(folder, 'any.ts'), [...refused, ...taken].join('\n'));
  const said = lint(folder, '--reporter=github');
  const lines = [...said.matchAll(/line=(\d+).*a private part of Gatsby/g)];
  expect(lines.map(([, line]) => Number(line)).sort()).toEqual([1, 2, 3, 4, 5]);
});
