import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

/** The code of a folder, however it is formatted and without its comments and tests. */
export function modelCode(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const code = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return code
    .map((file) => `${file}\n${minified(readFileSync(join(folder, file), 'utf8'))}`)
    .join();
}

/** The text itself where it is no code yet, because someone is still writing it. */
function minified(text: string): string {
  try {
    return transformSync(text, { loader: 'ts', minify: true, logLevel: 'silent' }).code;
  } catch {
    return text;
  }
}
