import { itemName } from './fieldText';
import { type CollectionName, modelOf } from './model';
import { fieldNamed, type Shape } from './shape';

/**
 * The path of a field in the form's labels: `sections[2].cards[0].title` becomes `Section 3, Card 1, Title`. Empty for
 * the whole file.
 */
export function fieldLabel(collection: CollectionName, field: string): string {
  const labels: string[] = [];
  let shape: Shape | undefined = modelOf(collection);
  for (const step of field.match(/[^.[\]"]+/g) ?? []) {
    if (/^\d+$/.test(step)) {
      shape = shape?.is === 'list' ? shape.item : undefined;
      labels.splice(-1, 1, `${shape ? itemName(shape) : 'Item'} ${Number(step) + 1}`);
    } else {
      shape = fieldNamed(shape, step)?.shape;
      labels.push(shape?.label ?? step);
    }
  }
  return labels.join(', ');
}
