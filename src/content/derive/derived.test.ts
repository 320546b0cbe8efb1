import { readdir, readFile } from 'node:fs/promises';
import { fieldReference } from './fieldReference';
import { jsonSchemas } from './jsonSchemas';

const toMend = 'Run "npm run format:content" to bring it up to date.';

test('the field reference in docs/fields.md is current', async () => {
  const written = await readFile('docs/fields.md', 'utf8');
  expect(written === fieldReference() || toMend).toBe(true);
});

test('the JSON Schemas in content/schemas are current', async () => {
  const schemas = jsonSchemas();
  expect((await readdir('content/schemas')).sort()).toEqual([...schemas.keys()].sort());
  for (const [name, text] of schemas) {
    const written = await readFile(`content/schemas/${name}`, 'utf8');
    expect(written === text || `${name}: ${toMend}`).toBe(true);
  }
});

test('editors know the schema of every kind of JSON file', async () => {
  const settings = await readFile('.vscode/settings.json', 'utf8');
  for (const name of jsonSchemas().keys()) {
    expect(settings).toContain(`./content/schemas/${name}`);
  }
});
