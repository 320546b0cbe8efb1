import type CMS from '@sveltia/cms';
import { childOf } from '../../content/fields/paths';
import { type CollectionName, collectionNames } from '../../content/model/model';
import { element } from '../changes/changesList';
import { emptyElement } from '../emptyElement';
import { editedField, focusField, openForm } from '../engine/fields';
import { isNewPicture } from '../engine/formValues';
import { contentOf, type EntryMap, openedWith, savedContent } from '../form/formContent';
import { checkBeside } from '../form/notes';
import { readSource } from './fields/fieldMarks';
import type { PreviewMessage } from './messages';
import { desktop, frameChoices, phone, placeFrame } from './placeFrame';

/** What an engine passes to a preview: https://decapcms.org/docs/customization/#registerpreviewtemplate */
interface PreviewProps {
  entry: EntryMap;
  getAsset(path: string): { toBase64(): Promise<string> } | undefined;
  getCollection(name: string): Promise<unknown>;
}

/**
 * Lets the engine show the real page beside the form, for every collection. The page is in its own frame, with its own
 * React; the engine renders only an empty element that holds the frame.
 */
export function registerPreview(engine: typeof CMS): void {
  for (const collection of collectionNames) {
    const template = emptyElement<PreviewProps>((...given) => openPreview(collection, ...given));
    engine.registerPreviewTemplate(collection, template);
  }
}

/**
 * Opens the preview of a form in a place, until the signal.
 *
 * @param props what the engine passes at the moment
 * @returns what shows what is in the form by then
 */
function openPreview(
  collection: CollectionName,
  place: HTMLElement,
  props: () => PreviewProps,
  signal: AbortSignal,
): () => void {
  const frame = placePreview(place);
  let opened = openedInForm();

  frame.addEventListener('load', async () => {
    tell({ form: { readPicture, openField } });
    update();
    await readSaved();
  });
  document.addEventListener('focusin', followFocus, { signal });
  return update;

  function update(): void {
    tell({ entry: file() });
    const before = opened;
    opened = openedInForm();
    if (opened !== before) void readSaved();
  }

  /** Changes when the form is saved. */
  function openedInForm(): unknown {
    return childOf(props().entry.toJS().data, openedWith);
  }

  async function readSaved(): Promise<void> {
    const content = await savedContent(props().getCollection);
    tell({ content });
    // The page comes first.
    requestAnimationFrame(() => setTimeout(() => checkBeside(content)));
  }

  function file() {
    return contentOf(collection, props().entry);
  }

  /** Before the page has loaded, nobody listens; then it is told everything. */
  function tell(told: Partial<PreviewMessage>): void {
    frame.contentWindow?.showPreview?.(told);
  }

  /** Keeps what is being edited in view. */
  function followFocus(): void {
    const edited = editedField(document.activeElement);
    if (edited === undefined) return;
    tell({ follow: { field: `${collection}/${file().name}.${edited.keyPath}` } });
  }

  /** Opens a field, of another file in the form of that. */
  async function openField(source: string, words?: string): Promise<void> {
    const read = readSource(source);
    if (read === undefined) return;
    const isOther = read.collection !== collection || read.name !== file().name;
    if (isOther && !(await openForm(read.collection, read.name))) return;
    const isShown = await focusField(read.field);
    if (isShown && words) placeCaret(words);
  }

  async function readPicture(value: string): Promise<Blob | undefined> {
    if (isNewPicture(value)) return (await fetch(value)).blob();
    const base64 = await props().getAsset(value)?.toBase64();
    return base64 === undefined ? undefined : (await fetch(`data:;base64,${base64}`)).blob();
  }
}

/** Puts the caret before words, where the field that has the focus has them as the page shows them. */
function placeCaret(words: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const at = field.value.indexOf(words);
  if (at < 0) return;
  field.setSelectionRange(at, at);
  // Browsers scroll to the caret only when the field is focused.
  field.blur();
  field.focus();
}

const styles = `
  body { margin: 0; font: 14px / 32px system-ui, sans-serif }
  form { display: flex; flex-wrap: wrap; gap: 0 24px; padding: 4px 16px; border-bottom: 1px solid GrayText; background: Canvas; color: CanvasText; color-scheme: light dark }`;

/** Puts the preview’s page into a place, in a document without other contents, below a form to choose how it is shown. */
function placePreview(place: HTMLElement): HTMLIFrameElement {
  place.style.cssText = 'display: flex; flex-direction: column; height: 100vh';
  // On a phone, the page is shown at phone width.
  const isWide = matchMedia('(min-width: 48rem)').matches;
  const form = frameChoices('Preview', isWide ? desktop : phone);
  const viewport = element('div');
  place.append(element('style', styles), form, viewport);
  const source = new URL('preview/', document.baseURI).href;
  return placeFrame(viewport, form, 'The page', source);
}
