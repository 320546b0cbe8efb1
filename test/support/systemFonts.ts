import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype' },
) => Promise<Buffer>;

const require = createRequire(__filename);
const subsetFont: SubsetFont = require('subset-font');

/** The packages' own files hold these letters and no others. */
const latin = Array.from({ length: 0x17f }, (_, code) => String.fromCharCode(code)).join('');

/** Where packages bring the fonts of other systems, by the full name of the font. */
const fontFiles = {
  // The measures of Georgia and Arial.
  'Gelasio Regular': '@fontsource/gelasio/files/gelasio-latin-400-normal.woff2',
  'Arimo Regular': '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  'Roboto Regular': '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
  'Noto Serif Regular': '@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2',
};

export type FontName = keyof typeof fontFiles;

/**
 * Makes a machine that has these fonts and no others, as far as a program can see that asks fontconfig, as programs on
 * Linux do.
 *
 * @param folder where they are put
 * @returns the environment to start the program with
 */
export async function onlyFonts(
  names: readonly FontName[],
  folder: string,
): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const file = require.resolve(fontFiles[name]);
    const font = await subsetFont(readFileSync(file), latin, { targetFormat: 'truetype' });
    writeFileSync(join(folder, `${name}.ttf`), font);
  }
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: config };
}
