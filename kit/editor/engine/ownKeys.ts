/*
 * Relies on: the keys that the engine adds to the items of lists beginning with `__`.
 * Without it: they are written into files, and the check refuses them; or a save draws lists anew, and takes the focus away.
 * Would be replaced by: nothing, once the engine keeps them out of what it gives to `preSave` and to previews.
 */

/** A copy of the values of a form without the keys that the engine adds for itself. */
export function withoutOwnKeys<Values extends object>(values: Values): Values {
  return JSON.parse(JSON.stringify(values, (name, value) => (isOwn(name) ? undefined : value)));
}

/** Values with the keys that the engine has added for itself to those of a form, at the same places. */
export function withOwnKeysOf(form: unknown, values: object): object {
  const at = (name: string) => Reflect.get(Object(form), name);
  const entries = Object.entries(values).map(([name, value]) => {
    const isGroup = typeof value === 'object' && value !== null;
    return [name, isGroup ? withOwnKeysOf(at(name), value) : value] as const;
  });
  if (Array.isArray(values)) return entries.map(([, value]) => value);
  const own = Object.entries(Object(form)).filter(([name]) => isOwn(name));
  return Object.fromEntries([...entries, ...own]);
}

function isOwn(name: string): boolean {
  return name.startsWith('__');
}
