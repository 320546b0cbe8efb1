import { creatableCollections, makeNewContent } from '../src/content/derive/newContent';
import { runMain } from './setup/run.mjs';

function help(): string {
  const lines = [...creatableCollections().keys()].map((noun) => `npm run new ${noun} NAME`);
  return `${lines.join('\n')}\n\nMakes a file in content/ to start from. NAME is in lower case with hyphens.`;
}

runMain(async () => {
  const [noun, name, ...rest] = process.argv.slice(2);
  if (noun === undefined || name === undefined || rest.length > 0 || noun.startsWith('-')) {
    console.log(help());
    process.exitCode = noun === '--help' ? 0 : 1;
    return;
  }
  const file = await makeNewContent('content', noun, name, new Date().toISOString().slice(0, 10));
  console.log(`Made ${file}.

Replace the examples with your own words; docs/fields.md says what each field takes, and what you can add.
Then remove "sample", and run: npm run check`);
});
