/*
 * Relies on: the keys that the engine adds to the items of lists beginning with `__`; a picture that was chosen and isn’t saved
 * yet having an address of the browser’s in the form, `blob:`.
 * Without it: such keys are written into files, and the check refuses them; or a save draws lists anew, and takes the focus
 * away. New pictures are reported as missing, and aren’t shown beside the form.
 * Would be replaced by: values without these keys in `preSave` and previews; `getAsset`, which Decap documents, for pictures
 * that aren’t saved.
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

/** Whether a picture of the form isn’t saved yet: what the form has of it is where the browser keeps it. */
export function isNewPicture(address: string): boolean {
  return address.startsWith('blob:');
}
