import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';

/**
 * Cuts the two typefaces down to what English pages use, into static/fonts/, and writes
 * src/fontFaces.ts: their @font-face rules, each with a fallback of the same measure,
 * so that text keeps its place when the typeface arrives.
 */

type Axes = Record<string, number | { min: number; max: number }>;
type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: string;
    variationAxes: Axes;
    keepFeatures: string[];
    noHinting: boolean;
  },
) => Promise<Buffer>;

interface Typeface {
  family: string;
  file: string;
  text: string;
  keepFeatures: string[];
  package: string;
  source: string;
  axes: Axes;
  weights: readonly [least: number, most: number];
  /** The weight that most of its text has; the fallback is measured against it. */
  usual: number;
  /** System fonts that stand in, all of one measure, and that measure. */
  standIns: readonly string[];
  standIn: { unitsPerEm: number; xWidthAvg: number };
}

const require = createRequire(__filename);
const subsetFont: SubsetFont = require('subset-font');
const root = join(__dirname, '..');

/**
 * English with its typographic punctuation, and the accented letters that names bring.
 * Every letter also costs its kerning, and the two files together are to stay within 42 KB:
 * a sign that isn't here comes from the fallback. (The packages hold no → and no ₂ at all.)
 */
const letters = `${range('a', 'z')}${range('A', 'Z')}${range('0', '9')}ÄÅÇÉÖØÜáàâäåçéèêëíïñóôöøúü`;
const punctuation = '‘’“”–—…·×©™\u00a0';

const typefaces: readonly Typeface[] = [
  {
    family: 'Newsreader',
    file: 'newsreader',
    text: `${letters}${punctuation} .,:;!?'"()-&/`,
    keepFeatures: ['kern', 'liga'],
    package: '@fontsource-variable/newsreader',
    source: 'newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 40 },
    weights: [400, 600],
    usual: 500,
    standIns: ['Georgia', 'Gelasio'],
    standIn: { unitsPerEm: 2048, xWidthAvg: 913 },
  },
  {
    family: 'Instrument Sans',
    file: 'instrument-sans',
    text: `${letters}${punctuation}€•${range(' ', '~')}`,
    keepFeatures: ['kern'],
    package: '@fontsource-variable/instrument-sans',
    source: 'instrument-sans-latin-wght-normal.woff2',
    axes: {},
    weights: [400, 700],
    usual: 400,
    standIns: ['Arial', 'Liberation Sans', 'Arimo'],
    standIn: { unitsPerEm: 2048, xWidthAvg: 913 },
  },
];

function range(first: string, last: string): string {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCharCode(from + index),
  ).join('');
}

async function build(typeface: Typeface): Promise<string> {
  const folder = join(root, 'static/fonts');
  const [min, max] = typeface.weights;
  const source = readFileSync(require.resolve(`${typeface.package}/files/${typeface.source}`));
  const font = await subsetFont(source, typeface.text, {
    targetFormat: 'woff2',
    variationAxes: { ...typeface.axes, wght: { min, max } },
    keepFeatures: typeface.keepFeatures,
    noHinting: true,
  });
  const usual = await subsetFont(source, typeface.text, {
    targetFormat: 'truetype',
    variationAxes: { ...typeface.axes, wght: typeface.usual },
    keepFeatures: [],
    noHinting: true,
  });
  writeFileSync(join(folder, `${typeface.file}.woff2`), font);
  copyFileSync(
    require.resolve(`${typeface.package}/LICENSE`),
    join(folder, `${typeface.file}-OFL.txt`),
  );
  console.log(`static/fonts/${typeface.file}.woff2: ${(font.length / 1024).toFixed(1)} KB`);
  return faces(typeface, await fromBuffer(usual));
}

type Metrics = Awaited<ReturnType<typeof fromBuffer>>;

function faces({ family, file, weights, standIns, standIn }: Typeface, font: Metrics): string {
  const size = font.xWidthAvg / font.unitsPerEm / (standIn.xWidthAvg / standIn.unitsPerEm);
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const override = (value: number) => percent(value / font.unitsPerEm / size);
  return `@font-face {
  font-family: '${family}';
  src: url('/fonts/${file}.woff2') format('woff2');
  font-weight: ${weights.join(' ')};
  font-style: normal;
  font-display: swap;
}
@font-face {
  font-family: '${family} Fallback';
  src: ${standIns.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${override(font.ascent)};
  descent-override: ${override(-font.descent)};
  line-gap-override: ${override(font.lineGap)};
}`;
}

async function buildAll(): Promise<void> {
  mkdirSync(join(root, 'static/fonts'), { recursive: true });
  const rules: string[] = [];
  for (const typeface of typefaces) rules.push(await build(typeface));
  const css = rules.join('\n');
  console.log(css);
  writeFileSync(
    join(root, 'src/fontFaces.ts'),
    `/** Written by tools/fonts.ts (npm run fonts): change it there. */\nexport const fontFaces = \`\n${css}\n\`;\n`,
  );
}

buildAll().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
