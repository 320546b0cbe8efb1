import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The text between two lines of the guide, without its indentation. */
export function guideBlock(begin: string, end: string): string {
  return found('docs/deploy.md', new RegExp(`${begin}\\n(.*?)\\n *${end}\\n`, 's'));
}

/** Where each host’s build command is documented. */
const commands = {
  Netlify: () => found('netlify.toml', /^ *command = "(.*)"$/m),
  'Cloudflare Pages': () => found('docs/deploy.md', /Build command: `(.*?)`/m),
  'GitHub Pages': () =>
    ['npm run build', found('.github/workflows/site.yml', /- run: (cp .*)$/m)].join(' && '),
};

export function buildCommandOf(host: keyof typeof commands): string {
  return commands[host]();
}

/** Runs what a host’s command does after the build, in a folder that contains `public/` and `hosting/`. */
export function runAfterBuild(command: string, cwd: string): void {
  const build = 'npm run build && ';
  if (!command.startsWith(build)) throw new Error(`"${command}" doesn’t begin with the build.`);
  execFileSync('sh', ['-c', command.slice(build.length)], { cwd });
}

function found(file: string, pattern: RegExp): string {
  const [, text] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  if (text === undefined) throw new Error(`${file} has nothing like ${pattern}.`);
  return text;
}
