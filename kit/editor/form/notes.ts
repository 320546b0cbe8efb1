import type { default as CMS, CustomFieldControl } from '@sveltia/cms';
import type { ContentFile } from '../../content/model/entry';
import { isCollection } from '../../content/model/model';
import { dialogAround, editedField, fieldElement, focusControl } from '../engine/fields';
import { type ChangesBar, openChangesBar } from './changesBar';
import { type FormNote, isOfNewPicture, noteWriter, ownNotes } from './checkNotes';
import { showNoteBelow } from './fieldNote';
import { contentOf, type EntryMap, notesField } from './formContent';
import { keyPathOf, readSource } from './keyPaths';
import { openField } from './openField';

/* Where it is shown what there is to say about a form: below the field that is edited, and counted in a bar at the top. */

/** A component instance in the engine: the field at the top of each form, which writers see as bars. */
interface NotesInstance {
  props: { entry?: EntryMap };
  notes: Notes | undefined;
  changes: ChangesBar | undefined;
  waiting: ReturnType<typeof setTimeout> | undefined;
  takePlace(place: HTMLElement | null): void;
  readSoon(): void;
  read(): readonly FormNote[];
  setState(state: object, done: () => void): void;
}

/** The engine's own React. */
declare const createClass: (methods: object & ThisType<NotesInstance>) => CustomFieldControl;
declare const h: (name: string, props: object) => unknown;

/** How long the form has to be at rest until it is looked at. */
const REST_MS = 250;

/**
 * Adds the type of the field that `configuration.ts` puts at the top of each form. The engine tells it of every change,
 * also on a phone, where it shows no preview.
 */
export function registerNotesField(engine: typeof CMS): void {
  const control = createClass({
    takePlace(place: HTMLElement | null) {
      clearTimeout(this.waiting);
      this.notes?.close();
      this.notes = place ? openNotes(place) : undefined;
      this.changes?.close();
      const hasBar = place && !dialogAround(place);
      this.changes = hasBar ? openChangesBar(place, () => this.props.entry) : undefined;
    },
    componentDidMount() {
      this.readSoon();
    },
    componentDidUpdate() {
      this.readSoon();
    },
    readSoon() {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.read(), REST_MS);
    },
    read() {
      const { entry } = this.props;
      const { collection = '' } = entry?.toJS() ?? {};
      if (!entry || !this.notes || !isCollection(collection)) return [];
      this.changes?.update();
      return this.notes.check(contentOf(collection, entry));
    },
    /**
     * The engine asks before a dialog adds a new file to the form around it, whose saving would be too late: nobody could
     * open that file any more. Saving a form is refused by the site itself, which knows more.
     */
    async isValid() {
      if (this.changes) return true;
      // The engine asks just before it gives what was typed.
      await new Promise<void>((done) => this.setState({}, done));
      const problems = this.read().filter(({ isProblem }) => isProblem);
      if (problems.length > 0) this.notes?.list();
      // What is missing, the engine sees by itself.
      return problems.every(({ code }) => code === 'missing');
    },
    render() {
      return h('div', { ref: this.takePlace, className: 'form-bars' });
    },
  });
  engine.registerFieldType(notesField, control);
}

/** The notes of a form that is open, or of a dialog in it where a new file is made. */
interface Notes {
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

/** Checks the form beside all that is saved, which only a preview knows, until that is closed. */
export function checkBeside(content: readonly ContentFile[], closed: AbortSignal): void {
  if (closed.aborted) return;
  const notesBeside = noteWriter(content);
  notesOf = notesBeside;
  closed.addEventListener('abort', () => {
    if (notesOf === notesBeside) notesOf = ownNotes;
  });
  form?.checkAgain();
}

/** Shows notes at the fields around a place, and counts them in a bar there. */
function openNotes(place: HTMLElement): Notes {
  const dialog = dialogAround(place);
  const bar = document.createElement('details');
  bar.className = 'notes-bar';
  const listening = new AbortController();
  let file: ContentFile | undefined;
  let notes: readonly FormNote[] = [];
  if (!dialog) form = { checkAgain: () => file && check(file) };
  document.addEventListener('focusin', showNotesOfField, listening);
  return { check, list, close };

  function check(changed: ContentFile): readonly FormNote[] {
    const asked = notes.filter(isOfNewPicture).map(({ field }) => [field, ''] as const);
    file = changed;
    notes = notesOf(changed);
    const below = new Map<FormNote['field'], string>(asked);
    for (const { field, what } of notes.filter(isOfNewPicture)) below.set(field, what);
    for (const [field, what] of below) {
      const element = fieldOf(field);
      if (element) showNoteBelow(element, 'picture', what);
    }
    drawBar();
    showNotesOfField();
    return notes;
  }

  function list(): void {
    bar.open = true;
  }

  function close(): void {
    listening.abort();
    if (!dialog) form = undefined;
  }

  /** Shows what there is to say about the focused field below it. */
  function showNotesOfField(): void {
    const edited = editedField(document.activeElement);
    if (edited === undefined || dialogAround(edited.element) !== dialog) return;
    const ofField = notes.filter(
      (note) => !isOfNewPicture(note) && keyPathIn(note.field) === edited.keyPath,
    );
    showNoteBelow(edited.element, 'check', ofField.map(({ what }) => what).join(' '));
  }

  function fieldOf(source: string | undefined): Element | null {
    return fieldElement(keyPathIn(source) ?? '', dialog ?? document);
  }

  /** Where the form has a field such as `pages/clients.sections.2.title`; undefined if it is of another file. */
  function keyPathIn(source = ''): string | undefined {
    const field = readSource(source);
    if (field?.collection !== file?.collection || field?.name !== file?.name) return undefined;
    return field && keyPathOf(field.collection, field.field);
  }

  function drawBar(): void {
    const lists = [
      { title: 'Before this can be saved', listed: notes.filter(({ isProblem }) => isProblem) },
      { title: 'To look at again', listed: notes.filter(({ isProblem }) => !isProblem) },
    ].filter(({ listed }) => listed.length > 0);
    const summary = document.createElement('summary');
    const counted = lists.map(({ title, listed }) => `${title}: ${listed.length}`);
    summary.textContent = counted.join(' · ');
    const drawn = lists.map(({ title, listed }) => {
      const items = document.createElement('ul');
      items.ariaLabel = title;
      items.append(...listed.map(itemOf));
      return items;
    });
    const words = [summary, ...drawn].map(({ textContent }) => textContent).join('');
    // What hasn’t changed keeps the focus.
    if (bar.isConnected && bar.textContent === words) return;
    bar.replaceChildren(summary, ...drawn);
    if (lists.length > 0) place.prepend(bar);
    else {
      bar.remove();
      bar.open = false;
    }
  }

  function itemOf({ field, where, what }: FormNote): HTMLElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = where === '' ? what : `${where}: ${what}`;
    button.disabled = field === undefined;
    button.addEventListener('click', () => {
      bar.open = false;
      if (!dialog && file && field) void openField(field, file);
      else focusControl(fieldOf(field));
    });
    item.append(button);
    return item;
  }
}
