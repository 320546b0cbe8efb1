import { readFile, writeFile } from 'node:fs/promises';
import { checkContent } from '../src/content/check/check';
import { canonicalText } from '../src/content/derive/canonicalText';
import { contentModel } from '../src/content/model/model';

/** Writes every content file that is valid in its canonical form. */
async function main(): Promise<void> {
  const { entries, problems } = await checkContent('content');
  let changed = 0;
  for (const { kind, name, fields, body } of entries) {
    const file = `content/${contentModel[kind].place.replace('*', name)}`;
    const text = canonicalText(kind, { fields, body });
    if ((await readFile(file, 'utf8')) === text) continue;
    await writeFile(file, text);
    console.log(`Formatted ${file}`);
    changed += 1;
  }
  console.log(`${changed} of ${entries.length} files changed.`);
  const broken = new Set(problems.map(({ file }) => file));
  if (broken.size === 0) return;
  console.log(
    `Files with problems stay as they are: ${[...broken].join(', ')}. Run: npm run check`,
  );
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
