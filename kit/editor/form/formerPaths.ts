import { savedPath } from './formContent';

type Values = Record<string, unknown>;

/** The former paths of each page that was read or saved, by its path. */
const known = new Map<unknown, readonly unknown[]>();

export function noteFormerPaths(page: object): void {
  known.set(Reflect.get(page, 'path'), listOf(Reflect.get(page, 'formerPaths')));
}

/**
 * The values of a page's form as they should be saved: with its previous path among the former ones. The copy of a page
 * leaves those of the original, where visitors of them are led.
 */
export function withFormerPath(values: Values, isNew: boolean): Values {
  const { path, [savedPath]: before, formerPaths } = values;
  const taken = isNew ? [...known.values()].flat() : [];
  const own = listOf(formerPaths).filter((each) => !taken.includes(each));
  const former = own.filter((each) => each !== path && each !== before);
  if (typeof before === 'string' && before !== '' && before !== path) former.push(before);
  const isChanged = Array.isArray(formerPaths) || former.length > 0;
  return { ...values, ...(isChanged && { formerPaths: former }), [savedPath]: path };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
