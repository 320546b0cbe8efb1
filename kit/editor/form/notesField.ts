import type { default as CMS, CustomFieldControl } from '@sveltia/cms';
import { openCollection } from '../engine/focusField';
import { contentOf, type EntryMap, notesField } from './formContent';
import { closeNotes, formChanged, openNotes } from './notes';

/** A component instance in the engine: the field at the top of each form, which writers see as a bar. */
interface NotesInstance {
  props: { entry?: EntryMap };
  isOpen: boolean | undefined;
  waiting: ReturnType<typeof setTimeout> | undefined;
  takePlace(place: HTMLElement | null): void;
  readSoon(): void;
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
      if (this.isOpen) closeNotes();
      // A dialog within a form, such as that of a new file to choose, says by itself what it lacks.
      this.isOpen = place !== null && place.closest('dialog') === null;
      if (place && this.isOpen) openNotes(place);
    },
    componentDidMount() {
      this.readSoon();
    },
    componentDidUpdate() {
      this.readSoon();
    },
    readSoon() {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => {
        const { entry } = this.props;
        const collection = openCollection();
        if (entry && collection && this.isOpen) formChanged(contentOf(collection, entry));
      }, REST_MS);
    },
    render() {
      return h('div', { ref: this.takePlace });
    },
  });
  engine.registerFieldType(notesField, control);
}
