/*
 * A file that the site can’t show is refused as soon as it is chosen or dropped, wherever that is: what a picker offers is
 * no more than a suggestion to the person who picks. Import this before the engine’s holds, which rename chosen files.
 */

/** What the site shows, as the model says of each picture. */
const shown = /^image\/(?:png|jpeg|webp|avif)$/;

addEventListener(
  'change',
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    // So that the same file can be chosen again.
    if (refuse(event, target.files)) target.value = '';
  },
  { capture: true },
);
addEventListener('drop', (event) => refuse(event, event.dataTransfer?.files), { capture: true });

/** Stops what would happen to files if one of them can’t be shown, and says why. Returns whether it did. */
function refuse(event: Event, files: FileList | null | undefined): boolean {
  const refused = [...(files ?? [])].filter(({ type }) => !shown.test(type));
  if (refused.length === 0) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  alert(refused.map(reasonOf).join('\n\n'));
  return true;
}

function reasonOf({ name }: File): string {
  if (/\.svgz?$/i.test(name)) {
    return `“${name}” is a drawing (SVG), which the site can’t show. Export it as PNG, and add that.`;
  }
  if (/\.hei[cf]$/i.test(name)) {
    return `“${name}” is in Apple’s format for photos (HEIC), which browsers can’t show. Export it as JPEG, and add that.`;
  }
  return `“${name}” isn’t a picture that the site can show. Export it as PNG or JPEG, and add that.`;
}
