import { agreedTexts } from '../model/agreedTexts';
import { type FieldPath, formatPath, type ProblemText } from '../model/problem';
import { childOf } from '../model/shape';
import type { CheckedFile } from './checkedFile';

/**
 * Warns about agreed texts that a file lacks, unless it is a sample. A text that only moved within its list counts as
 * present.
 */
export function* agreedWarnings({
  collection,
  texts,
  value: fields,
}: CheckedFile): Generator<ProblemText & { path: FieldPath }> {
  if (childOf(fields, 'sample') === true) return;
  const ofKind = childOf(agreedTexts, collection);
  const agreed = collection === 'pages' ? childOf(ofKind, `${childOf(fields, 'path')}`) : ofKind;
  const present = new Set(texts.map(({ field, value }) => keyOf(field, value)));
  for (const { path, wording } of wordingsIn(agreed)) {
    if (present.has(keyOf(formatPath(path), wording))) continue;
    const message = `is agreed as “${wording}”`;
    const advice = 'Take the change back, or agree on it with the owner of the product.';
    yield { path, code: 'agreed', message, advice, severity: 'warning' };
  }
}

function keyOf(field: string, text: string): string {
  return `${field.replace(/\[\d+\]/g, '')} ${text}`;
}

function* wordingsIn(
  agreed: unknown,
  path: FieldPath = [],
): Generator<{ path: FieldPath; wording: string }> {
  if (typeof agreed === 'string') yield { path, wording: agreed };
  else if (Array.isArray(agreed)) {
    for (const [index, item] of agreed.entries()) yield* wordingsIn(item, [...path, index]);
  } else {
    for (const [name, inner] of Object.entries(Object(agreed)))
      yield* wordingsIn(inner, [...path, name]);
  }
}
