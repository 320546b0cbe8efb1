import { editedField } from '../engine/focusField';
import { keyPathOf, readSource } from '../engine/keyPaths';
import { type FormNote, noteWriter, ownNotes } from './checkNotes';
import { showNoteBelow } from './fieldNote';
import type { ContentFile } from './formContent';
import { drawNotes } from './notesBar';
import { onceReleased } from './onceReleased';
import { openField } from './openField';
import { forgetPairs, noteReplacedPairs } from './replacedPairs';
import { describePicture, forgetPictures, noteReplacedPictures } from './replacedPictures';

/* What there is to say about the form that is open: below the field that is edited, and counted in a bar at the top. */

let bar: HTMLElement | undefined;
let file: ContentFile | undefined;
/** What the check says of a file. */
let notesOf = ownNotes;
let notes: readonly FormNote[] = [];

/** From now on, notes are shown at the fields of the form, and counted in its bar. */
export function openNotes(place: HTMLElement): void {
  bar = place;
  document.addEventListener('focusin', showNotesOfField);
  document.addEventListener('focusout', noteSeenPicture);
}

export function closeNotes(): void {
  bar = undefined;
  file = undefined;
  forgetPictures();
  forgetPairs();
  document.removeEventListener('focusin', showNotesOfField);
  document.removeEventListener('focusout', noteSeenPicture);
}

/** The file that the open form would be saved as, as far as is known. */
export function openFile(): ContentFile | undefined {
  return file;
}

/** Notes what has changed in the form. */
export function formChanged(changed: ContentFile): void {
  file = changed;
  check();
}

/** Checks the form beside all that is saved, which only a preview is told, until that is closed. */
export function checkBeside(content: readonly ContentFile[], closed: AbortSignal): void {
  if (closed.aborted) return;
  const notesBeside = noteWriter(content);
  notesOf = notesBeside;
  closed.addEventListener('abort', () => {
    if (notesOf === notesBeside) notesOf = ownNotes;
  });
  check();
}

function check(): void {
  if (file === undefined || bar === undefined) return;
  const open = file;
  const replaced = [...noteReplacedPictures(open), ...noteReplacedPairs(open)];
  for (const { field, what } of replaced) {
    const element = document.querySelector(`.field[data-key-path="${keyPathIn(open, field)}"]`);
    if (element) showNoteBelow(element, 'check', what);
  }
  notes = [...notesOf(open), ...replaced];
  drawNotes(bar, notes, (source) => openField(source, open));
  showNotesOfField();
}

/** Shows what there is to say about the focused field below it. */
function showNotesOfField(): void {
  const edited = editedField(document.activeElement);
  const open = file;
  if (edited === undefined || open === undefined) return;
  const own = notes.filter(({ field }) => keyPathIn(open, field) === edited.keyPath);
  showNoteBelow(edited.element, 'check', own.map(({ what }) => what).join(' '));
}

/** A text alternative that has been left was looked at. */
function noteSeenPicture({ target }: FocusEvent): void {
  const edited = target instanceof Element ? editedField(target) : undefined;
  if (edited && file && describePicture(file, edited.keyPath)) onceReleased(check);
}

/** Where the form of a file has a field such as `pages/clients.sections.2.title`; undefined if it is of another file. */
function keyPathIn({ collection, name }: ContentFile, source = ''): string | undefined {
  const field = readSource(source);
  const isOwn = field?.collection === collection && field.name === name;
  return isOwn ? keyPathOf(collection, field.field) : undefined;
}
