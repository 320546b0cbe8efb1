import { dialogAround, editedField, fieldElement, focusControl } from '../engine/fields';
import { noteWriter, ownNotes } from './checkNotes';
import { showNoteBelow } from './fieldNote';
import type { ContentFile } from './formContent';
import type { FormNote } from './formNote';
import { keyPathOf, readSource } from './keyPaths';
import { newNotesBar } from './notesBar';
import { onceReleased } from './onceReleased';
import { openField } from './openField';
import { forgetPairs, noteReplacedPairs } from './replacedPairs';
import { describePicture, forgetPictures, noteReplacedPictures } from './replacedPictures';

/* What there is to say about a form: below the field that is edited, and counted in a bar at the top. */

/** The notes of a form that is open, or of a dialog in it where a new file is made. */
export interface Notes {
  /** Checks the file that the form would be saved as. Returns what there is to say about it. */
  check(changed: ContentFile): readonly FormNote[];
  /** Shows all of them at once. */
  list(): void;
  close(): void;
}

/** The form that is open, without the dialogs in it. */
let form: { checkAgain(): void } | undefined;
/** What the check says of a file. */
let notesOf = ownNotes;

/** From now on, notes are shown at the fields around a place, and counted in a bar there. */
export function openNotes(place: HTMLElement): Notes {
  const dialog = dialogAround(place);
  const bar = newNotesBar(place, open);
  const listening = new AbortController();
  let file: ContentFile | undefined;
  let notes: readonly FormNote[] = [];
  /** What is asked of pictures that were replaced. */
  let asked: readonly FormNote[] = [];
  if (!dialog) form = { checkAgain };
  document.addEventListener('focusin', showNotesOfField, listening);
  if (!dialog) document.addEventListener('focusout', noteSeenPicture, listening);
  return { check, list: bar.open, close };

  function check(changed: ContentFile): readonly FormNote[] {
    file = changed;
    const replaced = dialog
      ? []
      : [...noteReplacedPictures(changed), ...noteReplacedPairs(changed)];
    const isAsked = ({ field }: FormNote) => replaced.some((each) => each.field === field);
    // What is still asked isn't said again to those who listen.
    for (const note of asked) if (!isAsked(note)) showQuestion(note.field, '');
    for (const { field, what } of replaced) showQuestion(field, what);
    asked = replaced;
    notes = [...notesOf(changed), ...replaced];
    bar.draw(notes);
    showNotesOfField();
    return notes;
  }

  function checkAgain(): void {
    if (file) check(file);
  }

  function close(): void {
    listening.abort();
    if (dialog) return;
    form = undefined;
    forgetPictures();
    forgetPairs();
  }

  function open(source: string): void {
    if (!dialog && file) void openField(source, file);
    else focusControl(fieldOf(source));
  }

  /** Shows what there is to say about the focused field below it. */
  function showNotesOfField(): void {
    const edited = editedField(document.activeElement);
    if (edited === undefined || dialogAround(edited.element) !== dialog) return;
    const ofField = notes.filter(({ field }) => keyPathIn(field) === edited.keyPath);
    showNoteBelow(edited.element, 'check', ofField.map(({ what }) => what).join(' '));
  }

  /** A text alternative that has been left was looked at. */
  function noteSeenPicture({ target }: FocusEvent): void {
    const edited = target instanceof Element ? editedField(target) : undefined;
    if (edited && file && describePicture(file, edited.keyPath)) onceReleased(checkAgain);
  }

  function showQuestion(field: string | undefined, what: string): void {
    const element = fieldOf(field);
    if (element) showNoteBelow(element, 'check', what);
  }

  function fieldOf(source?: string): Element | null {
    return fieldElement(keyPathIn(source) ?? '', dialog ?? document);
  }

  /** Where the form has a field such as `pages/clients.sections.2.title`; undefined if it is of another file. */
  function keyPathIn(source = ''): string | undefined {
    const field = readSource(source);
    if (field?.collection !== file?.collection || field?.name !== file?.name) return undefined;
    return field && keyPathOf(field.collection, field.field);
  }
}

/** Checks the form beside all that is saved, which only a preview is told, until that is closed. */
export function checkBeside(content: readonly ContentFile[], closed: AbortSignal): void {
  if (closed.aborted) return;
  const notesBeside = noteWriter(content);
  notesOf = notesBeside;
  closed.addEventListener('abort', () => {
    if (notesOf === notesBeside) notesOf = ownNotes;
  });
  form?.checkAgain();
}
