/*
 * Relies on: the engine giving a picture that is added in a form its file’s name, as `engineName` says it; forms being at
 * `#/collections/`.
 * Without it: of two pictures named image.png one is saved in the place of the other, and the picker stops working.
 * Would be replaced by: nothing, once the engine looks at what is chosen in the same form, as it does at what is saved.
 */

/** The file that was chosen in a form under each name. */
const chosen = new Map<string, string>();

/** From now on, two different files that are chosen or dropped in a form have two names. Call this before the engine is loaded. */
export function nameApart(): void {
  addEventListener('change', onChange, { capture: true });
  addEventListener('drop', onDrop, { capture: true });
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.files?.length || !isInForm()) return;
  target.files = namedApart(target.files).files;
}

function onDrop(event: DragEvent): void {
  const { dataTransfer: dropped, target, isTrusted } = event;
  if (!dropped?.files.length || !isTrusted || !isInForm()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const dataTransfer = namedApart(dropped.files);
  target?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

/** In the list of pictures, the name says which one to replace. */
function isInForm(): boolean {
  return location.hash.startsWith('#/collections/');
}

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
