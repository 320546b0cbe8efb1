import { luminance } from '../fields/luminance';
import type { Problem } from '../fields/problem';
import { grounds } from '../model/model';
import type { Shades } from '../read/pictureLooks';
import type { PlacedReference } from './checkFile';
import type { ContentIndex } from './contentIndex';

/** What reading a picture has told of it, though it can be shown. */
export function* toldPictures({ images = new Map() }: ContentIndex): Generator<Problem> {
  for (const { file, told = [] } of images.values()) {
    for (const problem of told) yield { ...problem, file, line: 1, field: '' };
  }
}

/** The least contrast in which the shape of a picture is seen at a glance. */
const leastContrast = 1.5;

/** Finds pictures without a ground of their own that have nearly the colour of the page’s, in light or in dark mode. */
export function* faintPictures({ files, images }: ContentIndex): Generator<Problem> {
  for (const { file, references } of files) {
    const pictures = references.filter(({ what }) => what === 'picture');
    for (const picture of pictures) {
      const { value, of, field, line } = picture;
      const { shades } = images?.get(value) ?? {};
      const isForDark = of !== undefined;
      const isAlone = !isForDark && !pictures.some((other) => isDarkOf(other, picture));
      const modes = [...(isForDark ? [] : ['light']), ...(isForDark || isAlone ? ['dark'] : [])];
      for (const mode of modes) {
        const ground = grounds[mode === 'light' ? 0 : 1];
        if (shades === undefined || contrastOf(shades, ground) >= leastContrast) continue;
        const message = `can hardly be seen in ${mode} mode, since it has no ground of its own and nearly the colour of the page’s`;
        const other = isAlone && mode === 'dark' ? ', or add a file for dark mode' : '';
        const advice = `Save it on a ground, or in ${mode === 'light' ? 'darker' : 'lighter'} colours${other}.`;
        yield { code: 'faint', file, line, field, message, advice, severity: 'warning' };
      }
    }
  }
}

/** Whether a picture takes the place of another in dark mode, in the same group of fields. */
function isDarkOf({ of, field }: PlacedReference, light: PlacedReference): boolean {
  const group = (name: string) => name.slice(0, name.lastIndexOf('.'));
  return of?.value === light.value && group(field) === group(light.field);
}

function contrastOf({ darkest, lightest }: Shades, ground: string): number {
  const [red = 0, green = 0, blue = 0] =
    ground.match(/[\da-f]{2}/gi)?.map((hex) => Number.parseInt(hex, 16)) ?? [];
  const own = luminance(red, green, blue);
  const contrasts = [darkest, lightest].map((shade) => {
    return (Math.max(own, shade) + 0.05) / (Math.min(own, shade) + 0.05);
  });
  return Math.max(...contrasts);
}
