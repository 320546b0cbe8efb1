/* What becomes of files that are chosen or dropped, before the engine gets them. Import this before the engine. */

/** What the site shows, as the model says of each picture. */
const shown = /^image\/(?:png|jpeg|webp|avif)$/;

/** The file that was chosen in a form under each name. */
const chosen = new Map<string, string>();

addEventListener(
  'change',
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !target.files?.length) return;
    // So that the same file can be chosen again.
    if (refuse(event, target.files)) target.value = '';
    else if (isInForm()) target.files = namedApart(target.files).files;
  },
  { capture: true },
);

addEventListener(
  'drop',
  (event) => {
    const { dataTransfer: dropped, target, isTrusted } = event;
    if (!dropped?.files.length || refuse(event, dropped.files)) return;
    if (!isTrusted || !isInForm()) return;
    stop(event);
    const dataTransfer = namedApart(dropped.files);
    target?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  },
  { capture: true },
);

/** In the list of pictures, the name says which one to replace. */
function isInForm(): boolean {
  return location.hash.startsWith('#/collections/');
}

/**
 * Gives two different files of one name two names: the engine would save one in the place of the other, and its picker
 * stops working.
 */
function namedApart(files: FileList): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) {
    const [, stem = file.name, ending = ''] = /^(.*)(\.\w+)$/s.exec(file.name) ?? [];
    const identity = `${file.size} ${file.lastModified}`;
    let name = stem;
    for (let number = 2; (chosen.get(engineName(name)) ?? identity) !== identity; number += 1) {
      name = `${stem}-${number}`;
    }
    chosen.set(engineName(name), identity);
    transfer.items.add(name === stem ? file : new File([file], name + ending, file));
  }
  return transfer;
}

/** The engine writes names so, and pictures of all kinds as WebP. */
function engineName(stem: string): string {
  return stem.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/**
 * Stops what would happen to files if one of them can’t be shown, and says why: what a picker offers is no more than a
 * suggestion to the person who picks. Returns whether it did.
 */
function refuse(event: Event, files: FileList): boolean {
  const refused = [...files].filter(({ type }) => !shown.test(type));
  if (refused.length === 0) return false;
  stop(event);
  alert(refused.map(reasonOf).join('\n\n'));
  return true;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
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
