import { itemName } from './fieldText';
import { type CollectionName, modelOf } from './model';
import { fieldAt, recordOf } from './shape';

/**
 * The path of a field in the form's labels: `sections[2].cards[0].title` becomes `Section 3, Card 1, Title`. Empty for
 * the whole file.
 */
export function fieldLabel(collection: CollectionName, field: string): string {
  const labels: string[] = [];
  const steps = field.match(/[^.[\]"]+/g) ?? [];
  for (const [index, step] of steps.entries()) {
    const schema = fieldAt(modelOf(collection), steps.slice(0, index + 1));
    if (/^\d+$/.test(step)) {
      labels.splice(-1, 1, `${schema ? itemName(schema) : 'Item'} ${Number(step) + 1}`);
    } else labels.push(schema ? recordOf(schema).label : 'Text');
  }
  return labels.join(', ');
}
