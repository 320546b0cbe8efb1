import { type ContentKind, contentModel } from './model';
import { objectShapeOf, type Shape } from './shape';

/**
 * The path of a field in the form's words: `sections[2].cards[0].title` becomes `Section 3, Card 1, Title`. Empty for the
 * whole file.
 */
export function fieldLabel(kind: ContentKind, field: string): string {
  const steps = field.match(/[^.[\]"]+/g) ?? [];
  const labels: string[] = [];
  let shape: Shape | undefined = objectShapeOf(contentModel[kind].schema);
  for (const step of steps) {
    if (/^\d+$/.test(step)) {
      shape = shape?.is === 'list' ? shape.item : undefined;
      labels.splice(-1, 1, `${itemLabel(shape)} ${Number(step) + 1}`);
    } else {
      shape = fieldNamed(shape, step);
      labels.push(shape?.label ?? step);
    }
  }
  return labels.join(', ');
}

/** What one item of a list is called, as the form does. */
function itemLabel(item: Shape | undefined): string {
  const word =
    item === undefined || item.is === 'list' ? 'Item' : 'noun' in item ? item.noun : item.label;
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

function fieldNamed(shape: Shape | undefined, name: string): Shape | undefined {
  const groups = shape?.is === 'blocks' ? [...shape.options.values()] : [shape];
  const fields = groups.flatMap((group) => (group?.is === 'object' ? group.fields : []));
  return fields.find((field) => field.name === name)?.shape;
}
