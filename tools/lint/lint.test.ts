import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { testWithGit } from '../../test/jest/testWithGit';

const doesNothing = "see 'How to make something interactive' in CONTRIBUTING.md";
const isPrivate = 'private part of Gatsby';
const runsBack = 'run one way';

const state = 'export const Part = () => <p>{useState(0)[0]}</p>;';
const click = 'export const Part = () => <button type="button" onClick={tell}>Words</button>;';

/** Where code is, the code, and what is reported about it. */
const samples: [file: string, code: string, message?: string][] = [
  // What would do nothing in a built page.
  ['src/components/A.tsx', state, doesNothing],
  ['src/layout/A.tsx', state, doesNothing],
  ['src/sections/A.tsx', state, doesNothing],
  ['src/templates/A.tsx', state, doesNothing],
  ['src/pages/A.tsx', state, doesNothing],
  ['src/pages/B.tsx', 'export const a = () => React.useState(0);', doesNothing],
  ['src/pages/C.tsx', 'export const a = () => useState<string>("");', doesNothing],
  ['src/pages/D.tsx', 'export const a = () => useOpenChange("dialog", tell);', doesNothing],
  ['src/pages/E.tsx', click, doesNothing],
  ['src/pages/F.tsx', 'export const A = () => <Button onPress={tell} />;', doesNothing],
  ['src/pages/G.tsx', 'export const A = () => <input {...{ onBlur: tell }} />;', doesNothing],
  ['src/pages/H.tsx', 'export const A = () => <input {...{ onFocus() {} }} />;', doesNothing],
  ['src/pages/I.tsx', 'export const a = ({ onInput }) => call({ onInput });', doesNothing],
  ['src/pages/J.tsx', 'export class A extends React.Component {}', doesNothing],
  ['src/islands/A.tsx', state],
  ['src/pages/A.test.tsx', click],
  ['src/pages/K.tsx', 'export const a = () => useStaticQuery(query).title;'],
  ['src/pages/L.tsx', 'export const A = () => <button type="button" command="show-modal" />;'],
  ['src/pages/M.tsx', 'export const a = used({ only: 1, one: 2 });'],
  // What Gatsby and its plugins don't document.
  ['a.ts', "export { saveState } from 'gatsby/dist/redux';", isPrivate],
  ['b.ts', "import { log } from 'gatsby-cli/lib/reporter'; log();", isPrivate],
  ['c.ts', "export const maker = require('gatsby-plugin-sharp/process-file');", isPrivate],
  ['d.ts', "export const redux = import('gatsby/dist/redux');", isPrivate],
  ['e.ts', 'export const change = (args: Args) => args.store.dispatch(action);', isPrivate],
  ['f.ts', "export { graphql } from 'gatsby';"],
  ['g.ts', "export { getImage } from 'gatsby-plugin-image';"],
  ['h.ts', "export { assertObjectType } from 'gatsby/graphql';"],
  ['i.ts', 'export const touch = (args: Args, node: Node) => args.actions.touchNode(node);'],
  // Imports.
  ['src/layout/Z.ts', "export { a } from '../templates/landing';", runsBack],
  ['src/sections/Z.ts', "export { a } from '../layout/Head';", runsBack],
  ['src/islands/Z.ts', "export { a } from '../sections/Hero';", runsBack],
  ['src/components/Z.ts', "export { a } from '../islands/video/Player';", runsBack],
  ['src/content/check/Z.ts', "export { a } from '../publish/gate';", runsBack],
  ['src/content/read/Z.ts', "export { a } from '../check/checker';", runsBack],
  ['src/content/model/Z.ts', "export { a } from '../read/parseFile';", runsBack],
  ['src/content/markdown/Z.ts', "export { a } from '../model/model';", runsBack],
  ['src/content/Z.ts', "export { a } from 'react-dom';", 'free of React and Gatsby'],
  ['src/content/publish/Z.ts', "export { a } from '../check/checker';"],
];

/** What the project's lint reports, by file. */
const reported = new Map<string, string>();

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'casegood-lint-'));
  for (const name of ['biome.json', '.gitignore', 'tools/lint']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  for (const [file, code] of samples) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  for (const { category, location, message } of JSON.parse(stdout).diagnostics) {
    if (category === 'plugin') reported.set(location.path, message);
  }
});

test.each(samples.map(([file, code, message = '']) => ({ file, code, message })))(
  '$file: $code',
  ({ file, message }) => {
    const report = reported.get(file) ?? '';
    if (message === '') expect(report).toBe('');
    else expect(report).toContain(message);
  },
);

testWithGit('a checkout has the line endings of the repository, whatever Git’s settings', () => {
  const asked = ['src/theme.ts', 'content/site.json', 'content/pages/clients.md', 'biome.json'];
  const answer = execFileSync('git', ['check-attr', 'eol', '--', ...asked], { encoding: 'utf8' });
  expect(answer.trim().split('\n')).toEqual(asked.map((file) => `${file}: eol: lf`));
});
