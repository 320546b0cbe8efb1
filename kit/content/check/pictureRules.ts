import { pictureWidths } from '../model/model';
import type { ContentIndex } from './contentIndex';
import type { Tell } from './reporter';

/** Finds light and dark pairs of pictures that differ in size. */
export function unevenPictures({ files, images }: ContentIndex, tell: Tell): void {
  if (images === undefined) return;
  for (const file of files) {
    for (const { what, value, of, path } of file.references) {
      if (what !== 'picture' || of === undefined) continue;
      const [light, dark] = [images.get(of.value), images.get(value)];
      if (!light?.width || !dark?.width) continue;
      const sizes = [light, dark].map(({ width, height }) => `${width} by ${height}`);
      if (sizes[0] === sizes[1]) continue;
      const message = `is ${sizes[1]} pixels, but the one for light mode is ${sizes[0]}`;
      const advice =
        'The page must not shift when one replaces the other: use the same size for both, or remove the one for dark mode.';
      tell(file, path, { code: 'picture-size', message, advice });
    }
  }
}

/** Finds pictures that pages show larger than they are, even on phones. */
export function smallPictures({ files, images }: ContentIndex, tell: Tell): void {
  const { least, most } = pictureWidths;
  const best = [most, 2 * most].map((width) => width.toLocaleString('en-GB')).join(' to ');
  for (const file of files) {
    for (const { what, value, path } of file.references) {
      const { width = least, height } = { ...images?.get(value) };
      if (what !== 'picture' || width >= least) continue;
      const message = `is ${width} by ${height} pixels, and even phones show it ${least} pixels wide`;
      const advice = `Save it larger, best from ${best} pixels wide, or choose another.`;
      tell(file, path, { code: 'small', message, advice, severity: 'warning' });
    }
  }
}
