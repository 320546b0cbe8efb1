import { savedPath } from '../../content/derive/form';

type Values = Record<string, unknown>;

/**
 * The values of a page's form as they are to be saved: with the path that it had until now among the former ones. A page
 * that was duplicated starts with none, since visitors of the original's are led to the original.
 */
export function withFormerPath(values: Values, isNew: boolean): Values {
  const { path, [savedPath]: before, formerPaths } = values;
  if (isNew && before !== undefined) return { ...values, formerPaths: [], [savedPath]: path };
  const known: unknown[] = Array.isArray(formerPaths) ? formerPaths : [];
  const former = known.filter((each) => each !== path && each !== before);
  if (typeof before === 'string' && before !== path) former.push(before);
  const isChanged = known.length > 0 || former.length > 0;
  return { ...values, ...(isChanged && { formerPaths: former }), [savedPath]: path };
}
