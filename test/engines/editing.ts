import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../editing/desk';
import { expect, test } from './test';

const description = `document.querySelector('[data-key-path="description"] textarea')`;
const saveButton = `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Save')`;

test('the editing UI saves what was typed through the check, but not over what was changed since', async ({
  engine,
}) => {
  // The editing UI is bundled first.
  test.setTimeout(5 * 60_000);
  const server = await startServer();
  const file = join(server.folder, 'content/pages/words.md');
  const tab = await engine.openTab({ width: 1280, height: 800 });
  const says = (words: string) =>
    `(document.querySelector('dialog[open]')?.textContent ?? '').includes(${JSON.stringify(words)})`;
  const isTrue = (expression: string) =>
    expect.poll(() => tab.evaluate(`Boolean(${expression})`), { timeout: 60_000 }).toBe('true');
  async function save(words: string): Promise<void> {
    await tab.evaluate(`${description}.focus(), ${description}.select()`);
    await tab.type(words);
    await isTrue(`${saveButton}?.ariaDisabled === 'false'`);
    await tab.evaluate(`void ${saveButton}.click()`);
  }
  try {
    await tab.goto(`${server.address}/admin/#/collections/pages/entries/words`);
    await isTrue(description);
    await save('Words that were typed.');
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('Words that were typed.');

    await save('Words with <b>HTML</b>.');
    await isTrue(says('“Description” has HTML in it'));
    await tab.evaluate(`void document.querySelector('dialog[open] .footer button').click()`);

    const changed = readFileSync(file, 'utf8').replace('were typed', 'others typed');
    writeFileSync(file, changed);
    await save('Words that were typed later.');
    await isTrue(says('This was changed in the meantime'));
    expect(readFileSync(file, 'utf8')).toBe(changed);
  } finally {
    await tab.close();
    await server.close();
  }
});
