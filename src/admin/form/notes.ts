import { editedField, focusField } from '../engine/focusField';
import { ownNotes } from '../preview/fields/checkNotes';
import { readSource } from '../preview/fields/fieldMarks';
import type { ContentFile, FormNote } from '../preview/messages';
import { showNoteBelow } from './fieldNote';
import { keyPathOf } from './formContent';
import { drawNotes } from './notesBar';
import { describePicture, noteReplacedPictures } from './replacedPictures';

/* What there is to say about the form that is open: below the field that is edited, and counted in a bar at the top. */

let place: HTMLElement | undefined;
let file: ContentFile | undefined;
/** What the check says, and which pictures have been replaced. */
let checked: readonly FormNote[] = [];
let replaced: readonly FormNote[] = [];
/** How many previews are open. */
let previews = 0;

/** From now on, notes are counted in a bar. */
export function openNotes(bar: HTMLElement): void {
  place = bar;
  document.addEventListener('focusin', showNotesOfField);
  document.addEventListener('focusout', look);
}

export function formClosed(): void {
  place = undefined;
  file = undefined;
  checked = [];
  document.removeEventListener('focusin', showNotesOfField);
  document.removeEventListener('focusout', look);
}

/** The file that the open form would be saved as, as far as is known. */
export function openFile(): ContentFile | undefined {
  return file;
}

/** Notes what has changed. Where there is no preview, as on a phone, the form is checked here. */
export function formChanged(changed: ContentFile): void {
  file = changed;
  replaced = noteReplacedPictures(changed);
  for (const { field, what } of replaced) {
    const element = document.querySelector(`.field[data-key-path="${keyPathIn(changed, field)}"]`);
    if (element) showNoteBelow(element, 'picture', what);
  }
  if (previews === 0) checked = ownNotes(changed);
  show();
}

/** Takes what a preview’s check says of the form, until the preview is closed. */
export function checkInPreview(closed: AbortSignal): (notes: readonly FormNote[]) => void {
  previews += 1;
  closed.addEventListener('abort', () => {
    previews -= 1;
  });
  return (notes) => {
    checked = notes;
    show();
  };
}

function show(): void {
  if (place) drawNotes(place, [...checked, ...replaced], openNote);
  showNotesOfField();
}

/** Shows what the check says about the focused field below it. */
function showNotesOfField(): void {
  const edited = editedField(document.activeElement);
  const open = file;
  if (edited === undefined || open === undefined) return;
  const own = checked.filter(({ field }) => keyPathIn(open, field) === edited.keyPath);
  showNoteBelow(edited.element, 'check', own.map(({ what }) => what).join(' '));
}

/** A text alternative that has been left was looked at. */
function look({ target }: FocusEvent): void {
  const edited = target instanceof Element ? editedField(target) : undefined;
  if (edited === undefined || file === undefined) return;
  if (describePicture(file, edited.keyPath)) formChanged(file);
}

async function openNote(source: string): Promise<void> {
  const field = readSource(source);
  if (field === undefined || file === undefined || place === undefined) return;
  const locale = place.closest<HTMLElement>('[data-locale]')?.dataset.locale ?? '';
  await focusField(field, locale, file);
}

/** Where the form of a file has a field such as `pages/clients.sections.2.title`; undefined if it is of another file. */
function keyPathIn({ collection, name }: ContentFile, source = ''): string | undefined {
  const field = readSource(source);
  const isOwn = field?.collection === collection && field.name === name;
  return isOwn ? keyPathOf(collection, field.field) : undefined;
}
