import { readFileSync } from 'node:fs';

/** The text between two lines of the guide, without its indentation. */
export function guideBlock(begin: string, end: string): string {
  return found('docs/deploy.md', new RegExp(`${begin}\\n(.*?)\\n *${end}\\n`, 's'));
}

function found(file: string, pattern: RegExp): string {
  const [, text] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  if (text === undefined) throw new Error(`${file} has nothing like ${pattern}.`);
  return text;
}
