/** @jest-environment ./test/jest/environment.ts */
import { webcrypto } from 'node:crypto';
import { maySave, noteReplaced, versionOf } from './versions';

beforeAll(() => {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
});

test.each([
  ['the version that the form was opened with', 'opened', 'opened', true],
  ['that version, with another end', 'opened', 'opened\n', true],
  ['what somebody else has saved since', 'opened', 'theirs', false],
  ['what is about to be saved', 'opened', 'mine', true],
  ['what the form has saved before, without an answer', 'opened', 'my first', true],
  ['what another form has saved', 'opened', 'of another form', false],
  ['no file any more', 'opened', undefined, false],
  ['still no file, for a new entry', undefined, undefined, true],
  ['somebody’s entry of the same name', undefined, 'theirs', false],
])('whether a form is saved without a question over %s', async (_, opened, there, may) => {
  const replaced = opened && (await versionOf(opened));
  noteReplaced(await versionOf('of another form'), await versionOf('something else'));
  noteReplaced(await versionOf('my first'), replaced);
  noteReplaced(await versionOf('mine'), replaced);
  await expect(maySave('mine', there)).resolves.toBe(may);
});

test('what comes from no form is saved without a question', async () => {
  await expect(maySave('of no form', 'theirs')).resolves.toBe(true);
});
