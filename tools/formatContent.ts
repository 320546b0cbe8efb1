import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../src/content/check/checker';
import { canonicalText } from '../src/content/derive/canonicalText';
import { withReference } from '../src/content/derive/fieldReference';
import { jsonSchemas } from '../src/content/derive/jsonSchemas';
import { contentModel } from '../src/content/model/model';
import { runMain } from './run.mjs';

/** Writes what derives from the model, and every content file that is valid in its canonical form. */
async function main(): Promise<void> {
  let changed = await writeDerived();
  const { entries, problems } = await checkContent('content');
  for (const { kind, name, fields, body } of entries) {
    const file = `content/${contentModel[kind].place.replace('*', name)}`;
    if (await writeChanged(file, canonicalText(kind, { fields, body }))) changed += 1;
  }
  console.log(`${changed} files changed.`);
  const broken = new Set(problems.map(({ file }) => file));
  if (broken.size === 0) return;
  console.log(
    `Files with problems stay as they are: ${[...broken].join(', ')}. Run: npm run check`,
  );
  process.exitCode = 1;
}

/** The schemas for editors, and the list of fields in the guide for writers. Returns how many files changed. */
async function writeDerived(): Promise<number> {
  const folder = 'content/schemas';
  const readme = 'content/README.md';
  const schemas = jsonSchemas();
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (!schemas.has(name)) await rm(join(folder, name));
  const files = [...schemas].map(([name, text]) => [join(folder, name), text] as const);
  const reference = withReference(await readFile(readme, 'utf8'));
  let changed = 0;
  for (const [file, text] of [...files, [readme, reference] as const]) {
    if (await writeChanged(file, text)) changed += 1;
  }
  return changed;
}

async function writeChanged(file: string, text: string): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false;
  await writeFile(file, text);
  console.log(`Wrote ${file}`);
  return true;
}

runMain(main);
