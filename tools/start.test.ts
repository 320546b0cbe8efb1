import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/* The type check doesn't see what a script imports once everything is installed. */
const scripts = readdirSync(__dirname).filter((name) => name.endsWith('.mjs'));
const imports = scripts.flatMap((script) => {
  const code = readFileSync(resolve(__dirname, script), 'utf8');
  return [...code.matchAll(/tsImport\('(.*?)'/g)].map(([, file = '']) => [script, file] as const);
});

test.each(imports)('%s finds %s', (_script, file) => {
  expect(existsSync(resolve(__dirname, file))).toBe(true);
});
