import { type CollectionName, contentModel } from '../../content/model/model';
import { editedField, focusField } from '../engine/focusField';
import { showNoteBelow } from '../form/fieldNote';
import {
  contentOf,
  type EntryMap,
  keyPathOf,
  savedAddress,
  savedContent,
} from '../form/formContent';
import { type CaretTarget, placeCaret } from '../form/placeCaret';
import { warningsOf } from '../saving/savedWarnings';
import { readSource } from './fields/fieldMarks';
import type { FormNote, PreviewedForm, PreviewMessage } from './messages';
import { showFrame } from './showFrame';

/** What an engine passes to a preview: https://decapcms.org/docs/customization/#registerpreviewtemplate */
export interface PreviewTemplateProps {
  entry: EntryMap;
  getAsset(path: string): { toBase64(): Promise<string> } | undefined;
  getCollection(name: string): Promise<unknown>;
}

/** The preview's page in a frame, below a form to choose the width and the colour scheme. */
export class PreviewFrame implements PreviewedForm {
  private readonly element: HTMLIFrameElement;
  private readonly listening = new AbortController();
  private notes: readonly FormNote[] = [];

  constructor(
    private readonly collection: CollectionName,
    private readonly place: HTMLElement,
    private readonly props: () => PreviewTemplateProps,
  ) {
    const hasPage = collection === 'pages' || collection === 'policies';
    const address = new URL('preview/', document.baseURI).href;
    this.element = showFrame(place, address, hasPage ? () => this.viewPage() : undefined);
    this.element.addEventListener('load', () => this.start());
    const { signal } = this.listening;
    document.addEventListener('focusin', (event) => this.onFocus(event), { signal });
    document.addEventListener('saved', () => this.update(), { signal });
  }

  /** Shows what is in the form now. */
  update(): void {
    const entry = this.file();
    const path = `content/${contentModel[entry.collection].place.replace('*', entry.name)}`;
    this.tell({ entry, warnings: warningsOf(path) });
  }

  remove(): void {
    this.listening.abort();
    this.place.replaceChildren();
  }

  /** Before the page has loaded, nobody listens; then it is told everything. */
  private tell(told: Partial<PreviewMessage>): void {
    this.element.contentWindow?.showPreview?.(told);
  }

  private async start(): Promise<void> {
    this.tell({ form: this });
    this.update();
    this.tell({ content: await savedContent(this.props().getCollection) });
  }

  showNotes(notes: readonly FormNote[]): void {
    this.notes = notes;
    this.showNotesOfField();
  }

  /** Shows what the check says about the focused field below it. */
  private showNotesOfField(): void {
    const edited = document.activeElement && editedField(document.activeElement);
    if (!edited) return;
    const own = this.notes.flatMap(({ field = '', what }) => {
      const source = readSource(field);
      const isHere = source && keyPathOf(source.collection, source.field) === edited.keyPath;
      return isHere ? what : [];
    });
    showNoteBelow(edited.element, 'check', own.join(' '));
  }

  private viewPage(): void {
    const address = savedAddress(this.collection, this.props().entry);
    if (address !== undefined) window.open(address, '_blank', 'noopener');
    else alert('This page has no address yet. Save it first.');
  }

  async openField(source: string, words?: CaretTarget): Promise<void> {
    const field = readSource(source);
    if (field === undefined) return;
    const isOpen = await focusField(field, this.place.ownerDocument, this.file());
    if (isOpen && words !== undefined) placeCaret(words);
  }

  /** Keeps what is being edited in view. */
  private onFocus({ target }: FocusEvent): void {
    const edited = target instanceof Element ? editedField(target) : undefined;
    if (edited === undefined) return;
    const { collection, name } = this.file();
    this.showNotesOfField();
    this.tell({ focused: `${collection}/${name}.${edited.keyPath}` });
  }

  private file() {
    return contentOf(this.collection, this.props().entry);
  }

  async readPicture(value: string): Promise<Blob | undefined> {
    // The engine gives a picture that isn’t saved yet an address of its own.
    if (value.startsWith('blob:')) return (await fetch(value)).blob();
    const base64 = await this.props().getAsset(value)?.toBase64();
    return base64 === undefined ? undefined : (await fetch(`data:;base64,${base64}`)).blob();
  }
}
