/*
 * Relies on: the keys that the engine adds to the items of lists beginning with `__`.
 * Without it: they are written into files, and the check refuses them.
 * Would be replaced by: nothing, once the engine keeps them out of what it gives to `preSave` and to previews.
 */

/** A copy of the values of a form without the keys that the engine adds for itself. */
export function withoutOwnKeys<Values extends object>(values: Values): Values {
  return JSON.parse(
    JSON.stringify(values, (name, value) => (name.startsWith('__') ? undefined : value)),
  );
}
