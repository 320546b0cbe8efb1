/** @jest-environment ./test/jest/environment.ts */
import { webcrypto } from 'node:crypto';
import { savedVersion } from '../form/formContent';
import { assertCurrent, noteVersions, versionOf } from './versions';

const conflict = 'save_conflict';

beforeAll(() => {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
});

/** The engine has one published entry by now, of this version. */
async function publish(version: string): Promise<void> {
  const entry = { toJS: () => ({ slug: 'tour', data: { [savedVersion]: version } }) };
  await noteVersions('videos', async () => [entry]);
}

function save(version: string | undefined): Promise<void> {
  return assertCurrent('videos', { [savedVersion]: version });
}

function press(label: string): void {
  document.body.innerHTML = `<dialog open><button>${label}</button></dialog>`;
  document.querySelector('button')?.click();
}

test('a form is saved as long as its version is the latest, and afterwards once the writer agrees each time', async () => {
  const first = await versionOf('first');
  await publish(first);
  await expect(save(first)).resolves.toBeUndefined();
  await publish(await versionOf('second'));
  await expect(save(first)).rejects.toThrow(conflict);
  press('Cancel');
  await expect(save(first)).rejects.toThrow(conflict);
  press('Save Anyway');
  await expect(save(first)).resolves.toBeUndefined();
  await expect(save(first)).rejects.toThrow(conflict);
  // A change that was taken back is the latest version again.
  await publish(first);
  await expect(save(first)).resolves.toBeUndefined();
});

test('a draft that was read from a branch of its own is saved, and one of a version that is nowhere is asked about', async () => {
  await publish(await versionOf('published'));
  await expect(save(await versionOf('on its own branch'))).resolves.toBeUndefined();
  await expect(save('kept by the browser')).rejects.toThrow(conflict);
  // A new entry has no version.
  await expect(save(undefined)).resolves.toBeUndefined();
});
