import type CMS from '@sveltia/cms';
import type { ContentFile } from '../../content/model/entry';
import { emptyElement } from '../emptyElement';
import { editedField, fieldElement } from '../engine/fields';
import { openBar } from './bar';
import { openChangesBar } from './changesBar';
import { type FormNote, isOfNewPicture, noteWriter, ownNotes } from './checkNotes';
import { showNoteBelow } from './fieldNote';
import { writtenForm } from './formChanges';
import { type EntryMap, openedWith } from './formContent';
import { keyPathOf, readSource } from './keyPaths';

/* Where it is shown what there is to say about a form: below the fields that were edited, and counted in a bar at the top. */

/** What the engine passes to a field. */
interface NotesProps {
  entry?: EntryMap;
}

/** How long the form has to be at rest until it is looked at. */
const REST_MS = 250;

/**
 * Adds the type of the field that `configuration.ts` puts at the top of each form. The engine tells it of every change,
 * also on a phone, where it shows no preview.
 */
export function registerNotesField(engine: typeof CMS): void {
  engine.registerFieldType(openedWith, emptyElement<NotesProps>(openBars));
}

/** Draws the bars of the form that is open. */
let updateBars = () => {};
/** What the check says of a file. */
let notesOf = ownNotes;

/** Checks the form beside all that is saved, which only a preview knows, until that is closed. */
export function checkBeside(content: readonly ContentFile[], closed: AbortSignal): void {
  if (closed.aborted) return;
  const notesBeside = noteWriter(content);
  notesOf = notesBeside;
  closed.addEventListener('abort', () => {
    if (notesOf === notesBeside) notesOf = ownNotes;
  });
  updateBars();
}

/** Puts the bars of a form into a place, until the signal: what is to be done in it, and what was changed. */
function openBars(place: HTMLElement, props: () => NotesProps, signal: AbortSignal): () => void {
  place.className = 'form-bars';
  const check = openNotes(place, signal);
  const showChanges = openChangesBar(place);
  let waiting: ReturnType<typeof setTimeout>;
  updateBars = () => {
    clearTimeout(waiting);
    waiting = setTimeout(read, REST_MS);
  };
  return updateBars;

  function read(): void {
    const { entry } = props();
    const written = entry && writtenForm(entry);
    if (signal.aborted || written === undefined) return;
    void showChanges(written);
    check(written);
  }
}

/**
 * Shows notes at the fields of a form, and counts them in a bar at a place in it.
 *
 * @returns what checks the form as it is by now
 */
function openNotes(place: HTMLElement, signal: AbortSignal): (file: ContentFile) => void {
  const draw = openBar(place, 'notes-bar');
  let notes: readonly FormNote[] = [];
  /** The fields that the writer has been in: what the others lack yet, only the bar says. */
  const visited = new Set<string>();
  /** The elements of the fields that have notes: a field that is moved gets another key path. */
  let noted: readonly (Element | null)[] = [];
  document.addEventListener('focusin', visit, { signal });
  return (file) => {
    notes = notesOf(file);
    const problems = notes.filter(({ isProblem }) => isProblem);
    const others = notes.filter(({ isProblem }) => !isProblem);
    draw(file, [
      { title: 'Before this can be saved', lines: problems.map(lineOf) },
      { title: 'To look at again', lines: others.map(lineOf) },
    ]);
    visit();
  };

  function visit(): void {
    const edited = editedField(document.activeElement);
    if (edited) visited.add(edited.keyPath);
    const told = new Map<string, string[]>();
    for (const note of notes) {
      const field = readSource(note.field ?? '');
      const keyPath = field && keyPathOf(field.collection, field.field);
      if (keyPath === undefined || !(visited.has(keyPath) || isOfNewPicture(note))) continue;
      told.set(keyPath, [...(told.get(keyPath) ?? []), note.what]);
    }
    const drawn = [...told.keys()].map((keyPath) => fieldElement(keyPath));
    for (const each of [...noted, ...drawn]) {
      const field = editedField(each);
      if (field) showNoteBelow(field.element, 'check', told.get(field.keyPath)?.join(' ') ?? '');
    }
    noted = drawn;
  }
}

function lineOf({ field, where, what }: FormNote) {
  return { sentence: where === '' ? what : `${where}: ${what}`, parts: [], change: field };
}
