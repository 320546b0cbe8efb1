import { collectionNames } from '../../content/model/entry';
import type { CollectionName } from '../../content/model/model';

/** The field of the open form that an element is in: its collection, its key path, and its own element. */
export function editedField(
  within: Element,
): { collection: CollectionName; keyPath: string; element: Element } | undefined {
  const element = within.closest('.field[data-key-path]');
  const keyPath = element?.getAttribute('data-key-path');
  const [, name] = /^#\/collections\/(\w+)\//.exec(location.hash) ?? [];
  const collection = collectionNames.find((each) => each === name);
  return element && keyPath && collection ? { collection, keyPath, element } : undefined;
}
