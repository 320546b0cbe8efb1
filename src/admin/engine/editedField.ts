import { contentKinds } from '../../content/model/entry';
import type { ContentKind } from '../../content/model/model';

/** The field of the open form that an element is in: its kind of content, its key path, and its own element. */
export function editedField(
  within: Element,
): { kind: ContentKind; keyPath: string; element: Element } | undefined {
  const element = within.closest('.field[data-key-path]');
  const keyPath = element?.getAttribute('data-key-path');
  const [, name] = /^#\/collections\/(\w+)\//.exec(location.hash) ?? [];
  const kind = contentKinds.find((each) => each === name);
  return element && keyPath && kind ? { kind, keyPath, element } : undefined;
}
