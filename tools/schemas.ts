import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withReference } from '../src/content/derive/fieldReference';
import { jsonSchemas } from '../src/content/derive/jsonSchemas';

const folder = 'content/schemas';
const readme = 'content/README.md';

async function main(): Promise<void> {
  const schemas = jsonSchemas();
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (!schemas.has(name)) await rm(join(folder, name));
  for (const [name, text] of schemas) await writeFile(join(folder, name), text);
  await writeFile(readme, withReference(await readFile(readme, 'utf8')));
  console.log(`Wrote ${schemas.size} schemas to ${folder}, and the fields to ${readme}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
