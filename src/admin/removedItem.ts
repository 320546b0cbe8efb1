import type { FormValues } from './openDraft';

/** Where the engine notes in an item which one of the saved file it was. */
const originalPath = '.__sc_item_original_key_path';

/** An item that was taken out of a list: where it was, and its values by their paths within it. */
export interface RemovedItem {
  /** The key path of the list, such as `sections.1.cards`. */
  list: string;
  index: number;
  values: FormValues;
}

/** The item that the form had before and has no longer; undefined where no list has lost exactly one. */
export function removedItem(before: FormValues, now: FormValues): RemovedItem | undefined {
  const list = listsIn(before).find(
    (each) => itemsOf(before, each).length === itemsOf(now, each).length + 1,
  );
  if (list === undefined) return undefined;
  const [had, has] = [itemsOf(before, list), itemsOf(now, list)];
  const index = had.findIndex((item, at) => ownWords(item) !== ownWords(has[at]));
  const values = { ...had[index] };
  if (!('' in values)) values[originalPath] ??= `${list}.${index}`;
  return { list, index, values };
}

/** Puts an item back into its list. What has been changed in the form since stays. */
export function putBack({ list, index, values }: RemovedItem, form: FormValues): void {
  const items = itemsOf(form, list);
  items.splice(index, 0, values);
  for (const path of Object.keys(form))
    if (path === list || isWithin(list, path)) delete form[path];
  for (const [at, item] of items.entries()) {
    for (const [path, value] of Object.entries(item)) form[`${list}.${at}${path}`] = value;
  }
}

/** What an item says, without what the engine notes of it. */
function ownWords(item: FormValues = {}): string {
  return JSON.stringify({ ...item, [originalPath]: undefined });
}

/** The key paths of all lists, the outer ones first. */
function listsIn(values: FormValues): string[] {
  const lists = Object.keys(values).flatMap((path) =>
    [...path.matchAll(/\.\d+(?=\.|$)/g)].map(({ index }) => path.slice(0, index)),
  );
  return [...new Set(lists)].sort((one, other) => one.length - other.length);
}

/** The items of a list, each with its values by their paths within it: empty, or beginning with a dot. */
function itemsOf(values: FormValues, list: string): FormValues[] {
  const items: FormValues[] = [];
  for (const [path, value] of Object.entries(values)) {
    if (!isWithin(list, path)) continue;
    const [step = '', index] = /^\.(\d+)/.exec(path.slice(list.length)) ?? [];
    const at = Number(index);
    items[at] ??= {};
    Object.assign(items[at], { [path.slice(list.length + step.length)]: value });
  }
  return items;
}

function isWithin(list: string, path: string): boolean {
  return path.startsWith(`${list}.`) && /^\.\d+(?:\.|$)/.test(path.slice(list.length));
}
