import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The text between two lines of the guide, without its indentation. */
export function guideBlock(begin: string, end: string): string {
  return found('docs/deploy.md', new RegExp(`${begin}\\n(.*?)\\n *${end}\\n`, 's'));
}

/** Where it is written what each host does after the build. */
const commands = {
  Netlify: () => found('netlify.toml', /^ *command = "npm run build && (.*)"$/m),
  'Cloudflare Pages': () => found('docs/deploy.md', /Build command: `npm run build && (.*?)`/),
  'GitHub Pages': () => found('.github/workflows/site.yml', /- run: (cp .*)$/m),
};

/** Runs what a host does after the build, in a folder that contains `public/` and `hosting/`. */
export function runAfterBuild(host: keyof typeof commands, cwd: string): void {
  execFileSync('sh', ['-c', commands[host]()], { cwd });
}

function found(file: string, pattern: RegExp): string {
  const [, text] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  if (text === undefined) throw new Error(`${file} has nothing like ${pattern}.`);
  return text;
}
