import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { takeMadePictures } from './madePictures';

const folder = mkdtempSync(join(tmpdir(), 'made-'));
const made = join(folder, 'public');
const target = join(folder, 'target');
const output = (name: string) => ({ outputPath: join(target, 'static', name) });

beforeAll(async () => {
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  for (const [name, bytes] of [
    ['whole.png', picture],
    ['half.png', picture.subarray(0, picture.length / 2)],
  ] as const) {
    const file = join(made, 'static', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a picture that was made is taken; one that is cut off or missing is made', async () => {
  const processFile = jest.fn(async (..._: unknown[]) => []);
  const maker = { processFile };
  takeMadePictures(maker, made, target);
  const pictures = ['whole.png', 'half.png', 'none.png'].map(output);
  await maker.processFile('chair.png', pictures, {});
  expect(processFile.mock.calls).toEqual([['chair.png', pictures.slice(1), {}]]);
  expect(readFileSync(output('whole.png').outputPath)).toEqual(
    readFileSync(join(made, 'static/whole.png')),
  );
});

test('gatsby-plugin-sharp, as it is installed, asks what can be replaced', () => {
  const maker = require('gatsby-plugin-sharp/process-file');
  const processFile = jest.fn(async () => []);
  maker.processFile = processFile;
  const { IMAGE_PROCESSING } = require('gatsby-plugin-sharp/gatsby-worker');
  const args = { operations: [{ outputPath: 'a.png', args: {} }], pluginOptions: {} };
  return IMAGE_PROCESSING({ inputPaths: [{ path: 'chair.png' }], outputDir: 'out', args }).then(
    () => expect(processFile).toHaveBeenCalledTimes(1),
  );
});
