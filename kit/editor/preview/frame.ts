import { childOf } from '../../content/fields/shape';
import { pathOf } from '../../content/model/entry';
import { type CollectionName, isPageCollection } from '../../content/model/model';
import { editedField } from '../engine/fields';
import { isNewPicture } from '../engine/newPictures';
import { forgetAdded, withAdded } from '../form/addedFiles';
import {
  type ContentFile,
  contentOf,
  type EntryMap,
  hasPathField,
  savedContent,
  savedPath,
  savedVersion,
} from '../form/formContent';
import { checkBeside } from '../form/notes';
import { type CaretTarget, openField } from '../form/openField';
import { openLiveLine } from '../live/liveLine';
import { livePage, pathsWith } from '../live/livePages';
import type { PreviewMessage } from './messages';
import { showFrame } from './showFrame';

/** What an engine passes to a preview: https://decapcms.org/docs/customization/#registerpreviewtemplate */
export interface PreviewTemplateProps {
  entry: EntryMap;
  getAsset(path: string): { toBase64(): Promise<string> } | undefined;
  getCollection(name: string): Promise<unknown>;
}

/**
 * Shows the preview's page in a frame, below a form to choose the width and the colour scheme.
 *
 * @param place where to put both
 * @param props what the engine passes at the moment
 * @returns `update`, which shows what is in the form now, and `close`
 */
export function openPreview(
  collection: CollectionName,
  place: HTMLElement,
  props: () => PreviewTemplateProps,
) {
  const hasPage = isPageCollection(collection);
  const address = new URL('preview/', document.baseURI).href;
  const { frame, line, coverBy } = showFrame(place, address, hasPage ? viewPage : undefined);
  const listening = new AbortController();
  const { signal } = listening;
  let content: readonly ContentFile[] = [];
  let version = versionInForm();
  const live = openLiveLine(line, { file, saved, version: versionInForm, showLive }, signal);

  frame.addEventListener('load', async () => {
    const open = (source: string, target?: CaretTarget) => openField(source, file(), target);
    tell({ form: { readPicture, openField: open } });
    update();
    await readSaved();
    void live.refresh();
    // The page comes first.
    requestAnimationFrame(() => setTimeout(() => checkBeside(content, signal)));
  });
  document.addEventListener('focusin', followFocus, { signal });
  signal.addEventListener('abort', forgetAdded);
  return { update, close: () => listening.abort() };

  function update(): void {
    const all = withAdded(content);
    tell({ entry: file(), ...(all !== content && { content: all }) });
    const before = version;
    version = versionInForm();
    if (version === before) live.compareSoon();
    else void readSaved().then(live.refresh);
  }

  /** Changes when the form is saved. */
  function versionInForm(): unknown {
    return childOf(props().entry.toJS().data, savedVersion);
  }

  async function readSaved(): Promise<void> {
    content = await savedContent(props().getCollection);
    forgetAdded();
    tell({ content });
  }

  function saved(): ContentFile | undefined {
    const { name } = file();
    return content.find((each) => each.collection === collection && each.name === name);
  }

  async function showLive(): Promise<(() => void) | undefined> {
    try {
      const address = await livePage(pathsWith(saved() ?? file(), content));
      if (address) return coverBy('What visitors see', address);
      alert('No page shows this to visitors.');
    } catch {
      alert(
        'The site doesn’t answer as it should, so what visitors see isn’t known. Try again in a minute.',
      );
    }
    return undefined;
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
    tell({ focused: `${collection}/${file().name}.${edited.keyPath}` });
  }

  /** Opens the page as it is saved. */
  function viewPage(): void {
    const { slug, data = {} } = props().entry.toJS();
    const path = hasPathField(collection)
      ? Reflect.get(data, savedPath)
      : slug && pathOf({ collection, name: slug, fields: data });
    if (path) window.open(new URL(`..${path}`, document.baseURI), '_blank', 'noopener');
    else alert('This page has no address yet. Save it first.');
  }

  async function readPicture(value: string): Promise<Blob | undefined> {
    if (isNewPicture(value)) return (await fetch(value)).blob();
    const base64 = await props().getAsset(value)?.toBase64();
    return base64 === undefined ? undefined : (await fetch(`data:;base64,${base64}`)).blob();
  }
}
