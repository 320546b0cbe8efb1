/*
 * Relies on: the keys that the engine adds to the items of lists beginning with `__`; a picture that was chosen and isn’t saved
 * yet having an address of the browser’s in the form, `blob:`.
 * Without it: such keys are written into files, and the check refuses them. New pictures are reported as missing, and aren’t
 * shown beside the form.
 * Would be replaced by: values without these keys in `preSave` and previews; `getAsset`, which Decap documents, for pictures
 * that aren’t saved.
 */

/** A copy of the values of a form without the keys that the engine adds for itself. */
export function withoutOwnKeys<Values extends object>(values: Values): Values {
  return JSON.parse(
    JSON.stringify(values, (name, value) => (name.startsWith('__') ? undefined : value)),
  );
}

/** Whether a picture of the form isn’t saved yet: what the form has of it is where the browser keeps it. */
export function isNewPicture(address: string): boolean {
  return address.startsWith('blob:');
}
