/*
 * Relies on: a picture that was chosen and isn’t saved yet having an address of the browser’s in the form, `blob:`.
 * Without it: new pictures are reported as missing, aren’t shown beside the form, and no question follows a replacement.
 * Would be replaced by: `getAsset`, which Decap documents; here it gives nothing for pictures that aren’t saved.
 */

/** Whether a picture of the form isn’t saved yet: what the form has of it is where the browser keeps it. */
export function isNewPicture(address: string): boolean {
  return address.startsWith('blob:');
}
