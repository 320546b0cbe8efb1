import { creatableCollections, makeNewContent } from '../src/content/derive/newContent';
import { contentModel, modelOf } from '../src/content/model/model';
import { runMain } from './setup/run.mjs';

function help(): string {
  const lines = [...creatableCollections().keys()].map((noun) => `npm run new ${noun} NAME`);
  return `${lines.join('\n')}\n\nMakes a file in content/ to start from. NAME is in lower case with hyphens.`;
}

async function main([noun, name, ...rest]: string[]): Promise<void> {
  if (noun === undefined || name === undefined || rest.length > 0 || noun.startsWith('-')) {
    console.log(help());
    process.exitCode = noun === '--help' ? 0 : 1;
    return;
  }
  const today = new Date().toISOString().slice(0, 10);
  const { file, collection } = await makeNewContent('content', noun, name, today);
  const { fields } = modelOf(collection);
  const optional = fields.filter(({ name, required }) => !required && name !== 'sample');
  const lines = [
    `Made ${file}.`,
    '',
    'Replace the examples with your own words:',
    ...fields
      .filter(({ required }) => required)
      .map(({ name, shape }) => `  ${name}: ${shape.hint}`),
    ...(contentModel[collection].body ? ['  and the text after the second line of hyphens.'] : []),
    ...(optional.length > 0 ? ['', 'You can add:'] : []),
    ...optional.map(({ name, shape }) => `  ${name}: ${shape.hint}`),
    ...(collection === 'testimonials' || collection === 'videos'
      ? ['', 'It is shown where a page names it:', `  ${noun}: ${name}`]
      : []),
    '',
    'Then remove "sample", and run: npm run check',
    'docs/fields.md says what each field takes.',
  ];
  console.log(lines.join('\n'));
}

runMain(() => main(process.argv.slice(2)));
