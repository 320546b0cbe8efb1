import { anyOf, nounOf, withArticle } from '../model/fieldWords';
import { nearest } from '../model/nearest';
import type { FieldProblem } from '../model/problem';
import type { BlocksShape } from '../model/shape';
import type { Target } from '../model/target';

/** Says of fields that a group doesn't have which ones were meant, or which of its siblings has them. */
export function unknownFields(
  names: readonly string[],
  { shape, siblings, value, path: group }: Target,
): FieldProblem[] {
  if (shape.is !== 'object') return [];
  const message = `is not a field of ${withArticle(nounOf(shape))}`;
  const written = new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
  const fields = shape.fields.map((field) => field.name);
  const free = fields.filter((field) => !written.has(field));
  const known = `The fields are ${fields.join(', ')}.`;
  return names.map((name) => {
    const path = [...group, name];
    const meant = nearest(name, free);
    if (meant === undefined) {
      return { path, message, advice: `Remove it. ${known}${ownerOf(name, siblings)}` };
    }
    return { path, message, advice: `Did you mean "${meant}"? ${known}`, meant: [...group, meant] };
  });
}

/** The types of a union that do have the field, for a writer who mixed two of them up. */
function ownerOf(name: string, siblings: BlocksShape | undefined): string {
  const owners = [...(siblings?.options ?? [])].filter(([, option]) =>
    option.fields.some((field) => field.name === name),
  );
  if (owners.length === 0) return '';
  return ` Where ${name} is meant, the type has to be ${anyOf(owners.map(([type]) => type))}.`;
}
