import { type ContentKind, contentModel } from '../model/model';
import { objectShapeOf, type Shape } from '../model/shape';

/**
 * The path of a field in the form's labels: `sections[2].cards[0].title` becomes `Sections 3 › Cards 1 › Title`.
 * Empty for the whole file.
 */
export function fieldLabel(kind: ContentKind, field: string): string {
  const steps = field.match(/[^.[\]"]+/g) ?? [];
  const labels: string[] = [];
  let shape: Shape | undefined = objectShapeOf(contentModel[kind].schema);
  for (const step of steps) {
    if (/^\d+$/.test(step)) {
      labels.push(`${labels.pop()} ${Number(step) + 1}`);
      shape = shape?.is === 'list' ? shape.item : shape;
    } else {
      shape = fieldNamed(shape, step);
      labels.push(shape?.label ?? step);
    }
  }
  return labels.join(' › ');
}

function fieldNamed(shape: Shape | undefined, name: string): Shape | undefined {
  const groups = shape?.is === 'blocks' ? [...shape.options.values()] : [shape];
  const fields = groups.flatMap((group) => (group?.is === 'object' ? group.fields : []));
  return fields.find((field) => field.name === name)?.shape;
}
