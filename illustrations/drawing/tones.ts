import { palette } from '../../src/theme';

export type Scheme = 'light' | 'dark';

/** What furniture is made of. Each is lit on top, half lit on the left and shaded on the right. */
const materials = {
  oak: [
    ['#e3c294', '#cfa873', '#b78d58'],
    ['#a17d4f', '#86663e', '#6b5030'],
  ],
  wool: [
    ['#b9b5aa', '#9b978c', '#7e7a70'],
    ['#8b877c', '#716d63', '#57544c'],
  ],
  clay: [
    ['#c98262', '#b36a4a', '#97553a'],
    ['#a9684b', '#8d5239', '#6f3f2b'],
  ],
  moss: [
    ['#8b9a74', '#71815c', '#586748'],
    ['#71805c', '#5a6848', '#455038'],
  ],
  steel: [
    ['#55524a', '#3a3832', '#26241f'],
    ['#8f8a7e', '#716d63', '#57534b'],
  ],
  paper: [
    ['#fdfaf3', '#efe8d9', '#ddd3bf'],
    ['#6b6557', '#575246', '#454137'],
  ],
  floor: [
    ['#f0e7d5', '#d9ccb3', '#c4b598'],
    ['#39352b', '#4a4538', '#312d25'],
  ],
  glass: [
    ['#dfe6df', '#cbd6cf', '#b9c7bf'],
    ['#55665e', '#4b5a53', '#3f4c46'],
  ],
} as const;

export type Material = keyof typeof materials;

export type Tones = Record<keyof typeof palette, string> & {
  scheme: Scheme;
  /** The hairline that edges every face. */
  edge: string;
  /** A face by the direction it looks: its share of top, left and right. */
  shade: (material: Material, normal: readonly [number, number, number]) => string;
};

/** Every colour of a picture: the site's own, and the materials. */
export function tonesOf(scheme: Scheme): Tones {
  const index = scheme === 'light' ? 0 : 1;
  const role = (name: keyof typeof palette) => palette[name][index];
  return {
    scheme,
    ground: role('ground'),
    surface: role('surface'),
    ink: role('ink'),
    inkSoft: role('inkSoft'),
    line: role('line'),
    action: role('action'),
    onAction: role('onAction'),
    accent: role('accent'),
    edge: scheme === 'light' ? '#2b2822' : '#12110e',
    shade(material, [, y, z]) {
      const [top, left, right] = materials[material][index];
      const up = z > 0 ? z * z : 0;
      const aside = y > 0 ? y * y : 0;
      return mix([
        [top, up],
        [left, aside],
        [right, 1 - up - aside],
      ]);
    },
  };
}

function mix(parts: readonly (readonly [string, number])[]): string {
  const channel = (from: number) =>
    Math.round(
      parts.reduce(
        (sum, [hex, share]) => sum + Number.parseInt(hex.slice(from, from + 2), 16) * share,
        0,
      ),
    );
  return `rgb(${channel(1)} ${channel(3)} ${channel(5)})`;
}
