import type CMS from '@sveltia/cms';
import type { ContentFile } from '../../content/model/entry';
import { emptyElement } from '../emptyElement';
import { drawnFields, editedField } from '../engine/fields';
import { openBar } from './bar';
import { type FormNote, noteWriter, ownNotes } from './checkNotes';
import { showNoteBelow } from './fieldNote';
import { type EntryMap, openedWith } from './formContent';
import { liveWords, unpublishedChanges, watchPublished } from './published';
import { changesTo, type WrittenForm, writtenForm } from './writtenForm';

/* Where it is shown what there is to say about a form: below the fields that were edited, and in a bar at its top. */

/** What the engine passes to a field. */
interface NotesProps {
  entry?: EntryMap;
}

/** Set by the bundler: `true` for the editor of the dev server, which saves nothing that has mistakes. */
declare const SAVES_IN_WORKING_COPY: boolean;

/** How long the form has to be at rest until it is looked at. */
const REST_MS = 250;

/**
 * Adds the type of the field that `configuration.ts` puts at the top of each form. The engine tells it of every change,
 * also on a phone, where it shows no preview.
 */
export function registerNotesField(engine: typeof CMS): void {
  engine.registerFieldType(openedWith, emptyElement<NotesProps>(openForm));
}

/** Draws the bar of the form that is open. */
let updateBar = () => {};
/** What the check says of a file. */
let notesOf = ownNotes;

/** Checks the form beside all that is saved, which only a preview knows, also once that is closed, as on a phone. */
export function checkBeside(content: readonly ContentFile[]): void {
  notesOf = noteWriter(content);
  updateBar();
}

/** Puts the bar of a form into a place, until the signal: what is to be done in it, and what was changed. */
function openForm(place: HTMLElement, props: () => NotesProps, signal: AbortSignal): () => void {
  const draw = openBar(place);
  const notesIn = openNotes(signal);
  let waiting: ReturnType<typeof setTimeout>;
  updateBar = () => {
    clearTimeout(waiting);
    waiting = setTimeout(read, REST_MS);
  };
  const publishedOf = watchPublished(updateBar, signal);
  signal.addEventListener('abort', () => {
    notesOf = ownNotes;
  });
  return updateBar;

  function read(): void {
    const { entry } = props();
    const written = entry && writtenForm(entry);
    if (signal.aborted || written === undefined) return;
    const published = publishedOf(written);
    const notes = notesIn(written);
    const problems = notes.filter(({ isProblem }) => isProblem);
    const others = notes.filter(({ isProblem }) => !isProblem);
    const unsaved = changesTo(written, written.saved);
    const deed = SAVES_IN_WORKING_COPY ? 'saved' : 'published';
    const lists = [
      { title: `Before this can be ${deed}`, lines: problems.map(lineOf) },
      { title: 'To look at again', lines: others.map(lineOf) },
      { title: 'Not saved yet', lines: unsaved },
      { title: 'Not published yet', lines: unpublishedChanges(published, written) },
    ];
    draw(lists, unsaved.length === 0 ? liveWords(published, written) : '');
  }
}

/**
 * Shows notes at the fields of a form, until the signal.
 *
 * @returns what checks the form as it is by now
 */
function openNotes(signal: AbortSignal): (form: WrittenForm) => readonly FormNote[] {
  let notes: readonly FormNote[] = [];
  /** The fields that the writer has been in: what the others lack yet, only the bar says. */
  const visited = new Set<string>();
  document.addEventListener('focusin', visit, { signal });
  return (form) => {
    notes = notesOf(form);
    visit();
    return notes;
  };

  function visit(): void {
    const edited = editedField(document.activeElement);
    if (edited) visited.add(edited.keyPath);
    for (const { element, keyPath } of drawnFields()) {
      const own = notes.filter((note) => note.keyPath === keyPath);
      const told = own.filter(({ code }) => visited.has(keyPath) || code === 'new-picture');
      showNoteBelow(element, 'check', told.map(({ what }) => what).join(' '));
    }
  }
}

function lineOf({ keyPath, where, what }: FormNote) {
  return { sentence: where === '' ? what : `${where}: ${what}`, parts: [], change: keyPath };
}
