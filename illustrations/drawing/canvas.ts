import type { Flat } from './geometry';
import type { Tones } from './tones';

/** A picture: its height on a canvas 640 wide, and its SVG content in the colours of a scheme, on the page's own tone. */
export interface Scene {
  height: number;
  draw: (tones: Tones) => string;
}

export const width = 640;

const families = {
  heading: 'Newsreader Variable',
  text: 'Instrument Sans Variable',
  mono: 'IBM Plex Mono',
} as const;

interface Type {
  fill: string;
  size?: number;
  weight?: number;
  family?: keyof typeof families;
  anchor?: 'start' | 'middle' | 'end';
}

/** One line of text on its baseline. Nothing is set smaller than 19 px, which a phone shows at 10.4 px. */
export function text([x, y]: Flat, content: string, type: Type): string {
  const { fill, size = 19, family = 'text', anchor = 'start' } = type;
  const { weight = family === 'heading' ? 500 : 400 } = type;
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" fill="${fill}" font-family="${families[family]}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" xml:space="preserve">${escaped}</text>`;
}

/** A number that ends at a point. */
export function figure(at: Flat, value: number, size: number, fill: string): string {
  return text(at, String(value), { fill, size, family: 'heading', anchor: 'end' });
}

/** A rectangle with the site's small radius and a hairline. */
export function sheet(
  [x, y]: Flat,
  [w, h]: Flat,
  { fill, stroke, radius = 4 }: { fill: string; stroke?: string; radius?: number },
): string {
  const line = stroke ? `stroke="${stroke}" stroke-width="1"` : '';
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}" ${line}/>`;
}

/** A hairline through points. */
export function hairline(stroke: string, thickness: number, ...points: Flat[]): string {
  const steps = points.map((point) => point.join(' ')).join('L');
  return `<path d="M${steps}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** The small disc where a hairline ends. */
export function dot([x, y]: Flat, fill: string, radius = 3.2): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** A line that leads from a label to its piece: straight at first, then along the plan's own angle, to a disc. */
export function leader(
  [x, y]: Flat,
  [endX, endY]: Flat,
  stroke: string,
  { sideways = false, thickness = 1.6, radius = 4 } = {},
): string {
  const slope = Math.tan(Math.PI / 6);
  const bend: Flat = sideways
    ? [endX + (Math.sign(x - endX) * Math.abs(y - endY)) / slope, y]
    : [x, endY + Math.sign(y - endY) * Math.abs(x - endX) * slope];
  return (
    hairline(stroke, thickness, [x, y], bend, [endX, endY]) + dot([endX, endY], stroke, radius)
  );
}
