import type { Fault } from '../model/problem';
import type { Site } from './siteIndex';

/** The faults and warnings of the pictures themselves, and of pairs for light and dark that don't match. */
export function pictureFaults({ pictures, files }: Site): { faults: Fault[]; warnings: Fault[] } {
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  for (const { file, fault, warning } of pictures.values()) {
    if (fault !== undefined) faults.push({ file, line: 1, field: '', ...fault });
    if (warning !== undefined) warnings.push({ file, line: 1, field: '', ...warning });
  }
  for (const { file, uses } of files) {
    for (const [index, use] of uses.entries()) {
      const light = uses[index - 1];
      if (use.what !== 'picture' || !use.field.endsWith('.darkFile')) continue;
      if (light?.field !== use.field.replace(/darkFile$/, 'file')) continue;
      const [one, other] = [pictures.get(light.value), pictures.get(use.value)];
      if (one === undefined || other === undefined) continue;
      if (one.fault !== undefined || other.fault !== undefined) continue;
      if (one.width === other.width && one.height === other.height) continue;
      const sizes = [one, other].map(({ width, height }) => `${width} by ${height}`);
      const message = `has ${sizes[1]} pixels, the picture for light mode ${sizes[0]}`;
      const advice =
        'Save both in the same size, so that nothing moves when one replaces the other.';
      faults.push({ file, line: use.line, field: use.field, message, advice });
    }
  }
  return { faults, warnings };
}
