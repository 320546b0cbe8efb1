import { pictureWidths } from '../model/model';
import type { ContentIndex } from './contentIndex';
import type { Tell } from './reporter';

/** Finds light and dark pairs of pictures that differ in size, and pictures that even phones show larger than they are. */
export function pictureSizes({ files, images }: ContentIndex, tell: Tell): void {
  const { least, most } = pictureWidths;
  const best = [most, 2 * most].map((width) => width.toLocaleString('en-GB')).join(' to ');
  for (const file of files) {
    for (const { what, value, of, path } of file.references) {
      const { width, height } = { ...(what === 'picture' && images?.get(value)) };
      const light = { ...(of && images?.get(of.value)) };
      if (!width) continue;
      const size = `is ${width} by ${height} pixels`;
      if (light.width && (light.width !== width || light.height !== height)) {
        const message = `${size}, but the one for light mode is ${light.width} by ${light.height}`;
        const advice =
          'The page must not shift when one replaces the other: use the same size for both, or remove the one for dark mode.';
        tell(file, path, { code: 'picture-size', message, advice });
      }
      if (width < least) {
        const message = `${size}, and even phones show it ${least} pixels wide`;
        const advice = `Save it larger, best from ${best} pixels wide, or choose another.`;
        tell(file, path, { code: 'small', message, advice, severity: 'warning' });
      }
    }
  }
}
