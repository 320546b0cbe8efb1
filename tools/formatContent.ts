import { readFile, writeFile } from 'node:fs/promises';
import { readSiteUrl } from '../kit/build/settings';
import { checkContent } from '../kit/content/check/checkContent';
import { canonicalText } from '../kit/content/derive/canonicalText';
import { today } from '../kit/content/fields/day';
import { fileOf } from '../kit/content/model/entry';
import { readContent } from '../kit/content/read/readContent';
import { readArguments } from './setup/arguments';
import { runMain } from './setup/run';

/** Rewrites every valid content file in its canonical form. */
async function main(): Promise<void> {
  readArguments('npm run format:content     formats all of content/ as the editor does');
  const siteUrl = readSiteUrl(process.env);
  const content = await readContent('content');
  const { entries, problems } = checkContent(content, today(), { siteUrl });
  let changed = 0;
  for (const { collection, name, fields } of entries) {
    const file = fileOf({ collection, name });
    const text = canonicalText(collection, fields, siteUrl);
    if ((await readFile(file, 'utf8')) === text) continue;
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
