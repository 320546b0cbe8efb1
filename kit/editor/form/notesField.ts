import type { default as CMS, CustomFieldControl } from '@sveltia/cms';
import { isCollection } from '../../content/model/model';
import { dialogAround } from '../engine/fields';
import { type ChangesBar, openChangesBar } from './changesBar';
import { contentOf, type EntryMap, notesField } from './formContent';
import type { FormNote } from './formNote';
import { type Notes, openNotes } from './notes';

/** A component instance in the engine: the field at the top of each form, which writers see as a bar. */
interface NotesInstance {
  props: { entry?: EntryMap };
  notes: Notes | undefined;
  changes: ChangesBar | undefined;
  isInDialog: boolean | undefined;
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
      this.isInDialog = place !== null && dialogAround(place) !== null;
      this.changes?.close();
      const hasBar = place && !this.isInDialog;
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
      if (!this.isInDialog) return true;
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
