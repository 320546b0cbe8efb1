import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../src/content/check/checker';
import { canonicalText } from '../src/content/derive/canonicalText';
import { fieldReference } from '../src/content/derive/fieldReference';
import { jsonSchemas } from '../src/content/derive/jsonSchemas';
import { contentModel } from '../src/content/model/model';
import { readArguments } from './setup/arguments.mjs';
import { runMain } from './setup/run.mjs';

const schemaFolder = 'content/schemas';

/** Writes everything derived from the model, and rewrites every valid content file in its canonical form. */
async function main(): Promise<void> {
  readArguments(
    'npm run format:content     formats content, and writes what is derived from its model',
  );
  const schemas = jsonSchemas();
  await mkdir(schemaFolder, { recursive: true });
  for (const name of await readdir(schemaFolder)) {
    if (!schemas.has(name)) await rm(join(schemaFolder, name));
  }
  const { entries, problems } = await checkContent('content');
  const files = new Map([
    ...[...schemas].map(([name, text]) => [join(schemaFolder, name), text] as const),
    ['docs/fields.md', fieldReference()],
    ...entries.map(({ collection, name, fields, body }) => {
      const file = `content/${contentModel[collection].place.replace('*', name)}`;
      return [file, canonicalText(collection, { fields, body })] as const;
    }),
  ]);
  let changed = 0;
  for (const [file, text] of files) {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    await writeFile(file, text);
    console.log(`Wrote ${file}`);
    changed += 1;
  }
  console.log(`${changed} files changed.`);
  const broken = new Set(problems.map(({ file }) => file));
  if (broken.size === 0) return;
  console.log(
    `Files with problems stay as they are: ${[...broken].join(', ')}. Run: npm run check`,
  );
  process.exitCode = 1;
}

runMain(main);
