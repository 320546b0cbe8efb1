import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import { runMain } from './setup/run.mjs';

/**
 * Subsets the two typefaces to what English pages use, into static/fonts/, and writes src/fontFaces.ts: their @font-face
 * rules, each with a fallback of the same width, so that text doesn't move when the typeface loads. For share pictures
 * it writes one weight of each, uncompressed, into src/build/share/fonts/.
 */

type Axes = Record<string, number | { min: number; max: number }>;

/**
 * System fonts with the same metrics, by their full names for `local()`, with the average width of their letters in
 * 2048ths of an em, from capsize.
 */
interface FallbackFont {
  names: readonly [string, ...string[]];
  averageWidth: number;
}

interface Typeface {
  family: string;
  /** The name of its package, and of its files here. */
  name: string;
  /** The file in the package that has all the axes used. */
  source: string;
  text: string;
  keepFeatures: string[];
  axes: Axes;
  weights: readonly [least: number, most: number];
  /** The weight of most of its text, which the fallback must match. */
  usual: number;
  /** The weight in share pictures. */
  shared: number;
  /** System fonts to fall back on, the most likely first. */
  fallbacks: readonly FallbackFont[];
}

const require = createRequire(__filename);
const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> =
  require('subset-font');
const folder = 'static/fonts';
const sharedFolder = 'src/build/share/fonts';

/**
 * English with typographic punctuation, and the accented letters of names. Every letter also costs its kerning, and
 * both files together must stay within 42 KB: any other character comes from the fallback. (The packages have neither →
 * nor ₂.)
 */
const letters = `${range('a', 'z')}${range('A', 'Z')}${range('0', '9')}ÄÅÇÉÖØÜáàâäåçéèêëíïñóôöøúü`;
const punctuation = '‘’“”–—…·×©™\u00a0';

const typefaces: readonly Typeface[] = [
  {
    family: 'Newsreader',
    name: 'newsreader',
    source: 'latin-opsz-normal',
    text: `${letters}${punctuation} .,:;!?'"()-&/`,
    keepFeatures: ['kern', 'liga'],
    // One weight for all headings: a variable font would double the file.
    axes: { opsz: 40, wght: 450 },
    weights: [400, 600],
    usual: 450,
    shared: 450,
    fallbacks: [
      { names: ['Georgia', 'Gelasio', 'Gelasio Regular'], averageWidth: 913 },
      {
        names: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Tinos Regular'],
        averageWidth: 832,
      },
      // Android has neither of the above.
      { names: ['Noto Serif', 'Noto Serif Regular'], averageWidth: 985 },
      // Often the only one on a minimal Linux.
      { names: ['DejaVu Serif'], averageWidth: 1058 },
    ],
  },
  {
    family: 'Instrument Sans',
    name: 'instrument-sans',
    source: 'latin-wght-normal',
    text: `${letters}${punctuation}€•${range(' ', '~')}`,
    keepFeatures: ['kern'],
    axes: {},
    weights: [400, 700],
    usual: 400,
    shared: 600,
    fallbacks: [
      { names: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'], averageWidth: 913 },
      { names: ['Roboto', 'Roboto Regular'], averageWidth: 911 },
      { names: ['Noto Sans', 'Noto Sans Regular'], averageWidth: 971 },
      { names: ['DejaVu Sans'], averageWidth: 1041 },
    ],
  },
];

function range(first: string, last: string): string {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCharCode(from + index),
  ).join('');
}

/** Writes the files of a typeface, and returns the name of the one for the site, and its @font-face rules. */
async function build(typeface: Typeface): Promise<{ file: string; rules: string }> {
  const { name, text, axes, keepFeatures } = typeface;
  const [min, max] = typeface.weights;
  const fileOf = (path: string) => require.resolve(`@fontsource-variable/${name}/${path}`);
  const source = readFileSync(fileOf(`files/${name}-${typeface.source}.woff2`));
  const subset = (targetFormat: 'truetype' | 'woff2', variationAxes: Axes) =>
    subsetFont(source, text, { targetFormat, variationAxes, keepFeatures, noHinting: true });

  const font = await subset('woff2', { wght: { min, max }, ...axes });
  const digest = createHash('sha256').update(font).digest('hex').slice(0, 10);
  const file = `${name}-${digest}.woff2`;
  writeFileSync(`${folder}/${file}`, font);
  const shared = await subset('truetype', { ...axes, wght: typeface.shared });
  writeFileSync(`${sharedFolder}/${name}.ttf`, shared);
  copyFileSync(fileOf('LICENSE'), `${folder}/${name}-OFL.txt`);
  console.log(`${folder}/${file}: ${(font.length / 1024).toFixed(1)} KB`);

  const usual = await fromBuffer(await subset('truetype', { ...axes, wght: typeface.usual }));
  return { file, rules: faces(typeface, file, usual) };
}

type Metrics = Awaited<ReturnType<typeof fromBuffer>>;

function faces({ family, weights, fallbacks }: Typeface, file: string, font: Metrics): string {
  const face = `@font-face {
  font-family: '${family}';
  src: url('\${address('/fonts/${file}')}') format('woff2');
  font-weight: ${weights.join(' ')};
  font-style: normal;
  font-display: swap;
}`;
  return [face, ...fallbacks.map((fallback) => fallbackFace(family, font, fallback))].join('\n');
}

/** A system font scaled to take up the same room as the typeface that it stands in for. */
function fallbackFace(
  family: string,
  font: Metrics,
  { names, averageWidth }: FallbackFont,
): string {
  const size = font.xWidthAvg / font.unitsPerEm / (averageWidth / 2048);
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const override = (value: number) => percent(value / font.unitsPerEm / size);
  return `@font-face {
  font-family: '${family} ${names[0]}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${override(font.ascent)};
  descent-override: ${override(-font.descent)};
  line-gap-override: ${override(font.lineGap)};
}`;
}

runMain(async () => {
  // A file's name changes with its content, so that browsers can cache it forever.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(sharedFolder, { recursive: true });
  const built = [];
  for (const typeface of typefaces) built.push(await build(typeface));
  const files = built.map(({ file }) => `\n  '/fonts/${file}',`).join('');
  writeFileSync(
    'src/fontFaces.ts',
    `/** Written by \`npx tsx tools/fonts.ts\`: change it there. */

/** The typefaces that every page preloads. */
export const fontFiles = [${files}
];

/** The @font-face rules. The function turns a path on the site into its address. */
export function fontFaces(address: (path: string) => string): string {
  return \`
${built.map(({ rules }) => rules.replaceAll(/\n *(?!@)/g, ' ')).join('\n')}
\`;
}
`,
  );
});
