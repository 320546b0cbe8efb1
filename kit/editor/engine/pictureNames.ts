/*
 * Relies on: the engine giving a picture that is added in a form its file’s name, as `engineName` says it; forms being at
 * `#/collections/`.
 * Without it: of two pictures named image.png one is saved in the place of the other, and the picker stops working.
 * Would be replaced by: nothing, once the engine looks at what is chosen in the same form, as it does at what is saved.
 */

/** The file that was chosen in a form under each name. */
const chosen = new Map<string, string>();

/** From now on, two different files that are chosen in a form have two names. Call this before the engine is loaded. */
export function nameApart(): void {
  addEventListener('change', onChange, { capture: true });
  addEventListener('drop', onDrop, { capture: true });
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.files?.length || !isInForm()) return;
  target.files = namedApart(target.files).files;
}

/** A file that is dropped can’t get another name. */
function onDrop(event: DragEvent): void {
  const files = isInForm() ? [...(event.dataTransfer?.files ?? [])] : [];
  const taken = files.find((file) => isTaken(stemOf(file), file));
  if (taken) {
    event.preventDefault();
    event.stopImmediatePropagation();
    alert(
      `Another picture in this form is named “${taken.name}”, too. Give yours another name first.`,
    );
  } else for (const file of files) chosen.set(engineName(stemOf(file)), identityOf(file));
}

/** In the list of pictures, the name says which one to replace. */
function isInForm(): boolean {
  return location.hash.startsWith('#/collections/');
}

function namedApart(files: FileList): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) {
    const stem = stemOf(file);
    let name = stem;
    for (let number = 2; isTaken(name, file); number += 1) name = `${stem}-${number}`;
    chosen.set(engineName(name), identityOf(file));
    const renamed = name + file.name.slice(stem.length);
    transfer.items.add(name === stem ? file : new File([file], renamed, file));
  }
  return transfer;
}

function isTaken(stem: string, file: File): boolean {
  return (chosen.get(engineName(stem)) ?? identityOf(file)) !== identityOf(file);
}

function stemOf({ name }: File): string {
  return name.replace(/\.\w+$/, '');
}

function identityOf({ size, lastModified }: File): string {
  return `${size} ${lastModified}`;
}

/** The engine writes names so, and pictures of all kinds as WebP. */
function engineName(stem: string): string {
  return stem.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
