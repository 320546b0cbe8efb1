import type { Problem } from '../model/problem';
import type { Site } from './siteIndex';

/** The problems and warnings of single pictures, and of light and dark pairs that differ in size. */
export function pictureProblems({ pictures, files }: Site): {
  problems: Problem[];
  warnings: Problem[];
} {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  for (const { file, problem, warning } of pictures.values()) {
    if (problem !== undefined) problems.push({ file, line: 1, field: '', ...problem });
    if (warning !== undefined) warnings.push({ file, line: 1, field: '', ...warning });
  }
  for (const { file, uses } of files) {
    for (const [index, use] of uses.entries()) {
      const light = uses[index - 1];
      if (use.what !== 'picture' || !use.field.endsWith('.darkFile')) continue;
      if (light?.field !== use.field.replace(/darkFile$/, 'file')) continue;
      const [one, other] = [pictures.get(light.value), pictures.get(use.value)];
      if (one === undefined || other === undefined) continue;
      if (one.problem !== undefined || other.problem !== undefined) continue;
      if (one.width === other.width && one.height === other.height) continue;
      const sizes = [one, other].map(({ width, height }) => `${width} by ${height}`);
      const message = `has ${sizes[1]} pixels, the picture for light mode ${sizes[0]}`;
      const advice =
        'Save both in the same size, so that nothing moves when one replaces the other.';
      problems.push({ file, line: use.line, field: use.field, message, advice });
    }
  }
  return { problems, warnings };
}
