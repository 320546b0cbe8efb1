import { readAsset } from './asset';

const bytes = btoa('a picture');

test.each([
  ['its bytes', bytes],
  ['a data address', `data:image/png;base64,${bytes}`],
])('a picture that the engine gives as %s is read', async (_name, text) => {
  const blob = await readAsset('/images/a.png', () => ({ toBase64: async () => text }));
  expect(blob?.size).toBe('a picture'.length);
});

test('a picture that was just chosen is the file itself', async () => {
  const file = new File(['new'], 'new.png');
  const asset = { fileObj: file, toBase64: async () => '' };
  expect(await readAsset('/images/new.png', () => asset)).toBe(file);
});

test.each([
  ['that the engine doesn’t know', () => undefined],
  ['that has gone', () => ({ toBase64: () => Promise.reject(new Error('It has gone.')) })],
])('there is no picture %s', async (_name, getAsset) => {
  expect(await readAsset('/images/a.png', getAsset)).toBeNull();
});

test('a picture that is not saved yet is read from its blob address', async () => {
  const fetch = jest.fn(async () => ({ blob: async () => new Blob(['chosen']) }));
  Object.assign(globalThis, { fetch });
  const blob = await readAsset('blob:https://site.example/1b2c', () => undefined);
  expect(fetch).toHaveBeenCalledWith('blob:https://site.example/1b2c');
  expect(blob?.size).toBe('chosen'.length);
});
