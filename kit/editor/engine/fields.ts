/*
 * Relies on: a field’s element having its key path in `data-key-path`, and its control within `.field-wrapper`; a form within
 * a form, such as that of a new testimonial, being in a `dialog`; the form of a collection being at `#/collections/NAME/`.
 * Without it: notes stand at no field and lead to none, and pasted text loses its formatting.
 * Would be replaced by: the place of a field told by the engine, which documents none.
 */
import { type CollectionName, isCollection } from '../../content/model/model';

/** The field of the open form that an element is in: its collection, its key path, and its own element. */
export function editedField(
  within: Element | null,
): { collection: CollectionName; keyPath: string; element: Element } | undefined {
  const element = within?.closest('.field[data-key-path]');
  const keyPath = element?.getAttribute('data-key-path');
  const collection = openCollection();
  return element && keyPath && collection ? { collection, keyPath, element } : undefined;
}

/** The element of a field; null if there is none, or the engine hasn’t drawn it yet. */
export function fieldElement(
  keyPath: string,
  within: Pick<ParentNode, 'querySelector'> = document,
): HTMLElement | null {
  return within.querySelector(`.field[data-key-path="${CSS.escape(keyPath)}"]`);
}

/** The item of a list, counted from 0; undefined if it isn’t drawn. */
export function listItem(list: Element, index: number): Element | undefined {
  return list.querySelector('.item-list')?.children[index];
}

/** Puts the focus into what a field is edited with; where nothing is drawn yet, nothing happens. */
export function focusControl(field: Element | null): void {
  const control = '.field-wrapper :is(input, textarea, button):enabled';
  field?.querySelector<HTMLElement>(control)?.focus();
}

/** The dialog whose form an element is in; null in a form of its own. */
export function dialogAround(element: Element): Element | null {
  return element.closest('dialog');
}

/** The collection whose list or form is open; undefined elsewhere. */
function openCollection(): CollectionName | undefined {
  const [, name = ''] = /^#\/collections\/(\w+)/.exec(location.hash) ?? [];
  return isCollection(name) ? name : undefined;
}
