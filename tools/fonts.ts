import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runMain } from './setup/run.mjs';

/*
 * Subsets the two typefaces to what English pages use, into static/fonts/, and names the new files in src/fontFaces.ts.
 */

const require = createRequire(__filename);
const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> =
  require('subset-font');

const folder = 'static/fonts';

/**
 * English with typographic punctuation, and the accented letters of names. Every letter also costs its kerning, and
 * both files together must stay within 42 KB: any other character comes from the fallback. (The packages have neither →
 * nor ₂.)
 */
const letters =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÄÅÇÉÖØÜáàâäåçéèêëíïñóôöøúü';
const punctuation = `‘’“”–—…·×©™\u00a0 .,:;!?'"()-&/`;

const typefaces = [
  {
    name: 'newsreader',
    source: 'latin-opsz-normal',
    text: letters + punctuation,
    keepFeatures: ['kern', 'liga'],
    // One weight for all headings: a variable font would double the file.
    axes: { opsz: 40, wght: 450 },
  },
  {
    name: 'instrument-sans',
    source: 'latin-wght-normal',
    text: `${letters}${punctuation}€•#$%*+<=>@[\\]^_\`{|}~`,
    keepFeatures: ['kern'],
    axes: { wght: { min: 400, max: 700 } },
  },
];

runMain(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let faces = readFileSync('src/fontFaces.ts', 'utf8');
  for (const { name, source, text, keepFeatures, axes } of typefaces) {
    const fileOf = (path: string) => require.resolve(`@fontsource-variable/${name}/${path}`);
    const all = readFileSync(fileOf(`files/${name}-${source}.woff2`));
    const font = await subsetFont(all, text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures,
      noHinting: true,
    });
    // A file's name changes with its content, so that browsers can cache it forever.
    const digest = createHash('sha256').update(font).digest('hex').slice(0, 10);
    const file = `${name}-${digest}.woff2`;
    writeFileSync(`${folder}/${file}`, font);
    faces = faces.replace(new RegExp(`${name}-\\w{10}\\.woff2`), file);
    copyFileSync(fileOf('LICENSE'), `${folder}/${name}-OFL.txt`);
    console.log(`${folder}/${file}: ${(font.length / 1024).toFixed(1)} KB`);
  }
  writeFileSync('src/fontFaces.ts', faces);
});
