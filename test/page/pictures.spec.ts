import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { avifEffort } from '../../src/build/avifEffort';
import { PUBLIC } from '../support/fixtureSite';
import { expect, test } from '../support/site';

const IMAGES = 'test/fixture/content/images';

test('AVIF is encoded with the configured effort', async () => {
  const images = readdirSync(IMAGES).map((name) => join(IMAGES, name));
  const digest = (file: string) => createHash('md5').update(readFileSync(file)).digest('hex');
  const made = new Map(images.map((file) => [join(PUBLIC, 'static', digest(file)), file]));
  const [folder, source] = [...made].find(([place]) => avifBelow(place).length > 0) ?? [];
  const [smallest] = avifBelow(folder ?? '')
    .map((file) => readFileSync(file))
    .sort((one, other) => one.length - other.length);
  const { width, height } = await sharp(smallest).metadata();
  function encode(effort: number): Promise<Buffer> {
    return sharp(source).resize(width, height).avif({ quality: 29, effort }).toBuffer();
  }
  expect(smallest).toEqual(await encode(avifEffort));
  // sharp’s defaults would give other bytes.
  expect(smallest).not.toEqual(await encode(4));
});

function avifBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.avif'))
    .map((entry) => join(entry.parentPath, entry.name));
}
