import { type CollectionName, contentModel } from '../../content/model/model';
import { theme } from '../../theme';
import { editedField } from '../engine/editedField';
import { focusField } from '../engine/focusField';
import { showNoteBelow } from '../form/fieldNote';
import {
  contentOf,
  type EntryMap,
  fieldAtKeyPath,
  keyPathOf,
  savedAddress,
  savedContent,
} from '../form/formContent';
import { type CaretTarget, placeCaret } from '../form/placeCaret';
import { onWarnings, warningsOf } from '../saving/savedWarnings';
import { type Asset, readAsset } from './content/asset';
import { readSource } from './fields/fieldMarks';
import {
  type ContentFile,
  type EditorMessage,
  type PreviewMessage,
  readEditorMessage,
  type Scheme,
  type SiteView,
} from './messages';
import { toolbar } from './toolbar';

/** What an engine passes to a preview: https://decapcms.org/docs/customization/#registerpreviewtemplate */
export interface PreviewTemplateProps {
  entry: EntryMap;
  getAsset(path: string): Asset | undefined;
  getCollection(name: string): Promise<unknown>;
}

/** The width of the page, in pixels. */
export type Width = 390 | 1280;

/** The preview's page in a frame, below a toolbar to choose the width and the colour scheme. */
export class PreviewFrame {
  private readonly element: HTMLIFrameElement;
  private readonly viewport: HTMLElement;
  private readonly resizing: ResizeObserver;
  private readonly stopListening: () => void;
  private width: Width;
  private scheme: Scheme;
  private view: SiteView = 'home';
  private isLoaded = false;
  private notes: NonNullable<EditorMessage['notes']> = [];

  constructor(
    private readonly collection: CollectionName,
    private readonly place: HTMLElement,
    private readonly props: () => PreviewTemplateProps,
  ) {
    const page = place.ownerDocument;
    this.scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    // On a phone, the page is shown at phone width.
    this.width = matchMedia(theme.atLeast.tablet).matches ? 1280 : 390;
    page.body.style.margin = '0';
    Object.assign(place.style, { display: 'flex', flexDirection: 'column', height: '100vh' });
    this.viewport = page.createElement('div');
    Object.assign(this.viewport.style, { flex: '1', overflow: 'hidden', position: 'relative' });
    this.element = page.createElement('iframe');
    this.element.title = 'The page';
    this.element.src = new URL('preview/', document.baseURI).href;
    Object.assign(this.element.style, {
      border: '0',
      transformOrigin: '0 0',
      position: 'absolute',
    });
    this.element.addEventListener('load', () => this.start());
    this.viewport.append(this.element);
    place.append(
      toolbar(page, {
        views: collection === 'site',
        ...((collection === 'pages' || collection === 'policies') && {
          openPage: () => this.openPage(),
        }),
        state: () => ({ width: this.width, scheme: this.scheme, view: this.view }),
        choose: (choice) => this.choose(choice),
      }),
      this.viewport,
    );
    this.resizing = new ResizeObserver(() => this.fit());
    this.resizing.observe(this.viewport);
    window.addEventListener('message', this.onMessage);
    document.addEventListener('focusin', this.onFocus);
    this.stopListening = onWarnings((path) => this.tellWarnings(path));
  }

  /** Shows what is in the form now. */
  update(): void {
    if (this.isLoaded) this.send({ entry: this.file() });
  }

  remove(): void {
    window.removeEventListener('message', this.onMessage);
    document.removeEventListener('focusin', this.onFocus);
    this.stopListening();
    this.resizing.disconnect();
    this.place.replaceChildren();
  }

  private start(): void {
    this.isLoaded = true;
    this.send({ scheme: this.scheme, view: this.view });
    this.fit();
    this.update();
    this.tellWarnings(this.pathAs(this.file().name));
    void this.sendContent();
  }

  private async sendContent(): Promise<void> {
    this.send({ content: await savedContent(this.props().getCollection) });
  }

  private choose(choice: { width?: Width; scheme?: Scheme; view?: SiteView }): void {
    this.width = choice.width ?? this.width;
    this.scheme = choice.scheme ?? this.scheme;
    this.view = choice.view ?? this.view;
    this.fit();
    this.send({ scheme: this.scheme, view: this.view });
  }

  /** Scales down a page that is wider than the space for it. */
  private fit(): void {
    const { clientWidth, clientHeight } = this.viewport;
    const scale = Math.min(1, clientWidth / this.width);
    Object.assign(this.element.style, {
      width: `${this.width}px`,
      height: `${clientHeight / scale}px`,
      left: `${Math.max(0, (clientWidth - this.width * scale) / 2)}px`,
      transform: `scale(${scale})`,
    });
    this.send({ unscaled: 1 / scale });
  }

  private send(message: Omit<PreviewMessage, 'to'>): void {
    this.element.contentWindow?.postMessage({ to: 'preview', ...message }, location.origin);
  }

  private readonly onMessage = (event: MessageEvent): void => {
    const message = readEditorMessage(event, {
      origin: location.origin,
      isPartner: (source) => source === this.element.contentWindow,
    });
    if (message?.notes !== undefined) {
      this.notes = message.notes;
      this.showNotes();
    }
    if (message?.picture !== undefined) void this.sendPicture(message.picture);
    if (message?.field !== undefined) void this.open(message.field, message.words);
  };

  /** Shows what the check says about the focused field below it. */
  private showNotes(): void {
    const edited = document.activeElement && editedField(document.activeElement);
    if (!edited) return;
    const own = this.notes.flatMap(({ field = '', what }) => {
      const source = readSource(field);
      const isHere = source && keyPathOf(source.collection, source.field) === edited.keyPath;
      return isHere ? what : [];
    });
    showNoteBelow(edited.element, 'check', own);
  }

  /** Shows the warnings from the last save, if they are for the file in the form. */
  private tellWarnings(path: string): void {
    // A new file gets its name when it is saved.
    const isOwn = path === this.pathAs(this.file().name || nameOfFile(path));
    if (isOwn && this.isLoaded) this.send({ warnings: warningsOf(path) });
  }

  private pathAs(name: string): string {
    return `content/${contentModel[this.collection].place.replace('*', name)}`;
  }

  private openPage(): void {
    const address = savedAddress(this.collection, this.props().entry);
    if (address !== undefined) window.open(address, '_blank', 'noopener');
    else alert('This page has no address yet. Save it first.');
  }

  private async open(source: string, words: CaretTarget | undefined): Promise<void> {
    const field = readSource(source);
    if (field === undefined) return;
    const isOpen = await focusField(field, this.place.ownerDocument, this.file());
    if (isOpen && words !== undefined) placeCaret(words);
  }

  /** Keeps what is being edited in view. */
  private readonly onFocus = ({ target }: FocusEvent): void => {
    const edited = target instanceof Element ? editedField(target) : undefined;
    if (edited === undefined) return;
    const { collection, name } = this.file();
    this.showNotes();
    this.send({ focused: `${collection}/${name}.${fieldAtKeyPath(edited.keyPath)}` });
  };

  private file(): ContentFile {
    return contentOf(this.collection, this.props().entry);
  }

  private async sendPicture(path: string): Promise<void> {
    this.send({ pictures: { [path]: await readAsset(path, this.props().getAsset) } });
  }
}

/** The name of a file without its folder and extension. */
function nameOfFile(path: string): string {
  return path.split('/').at(-1)?.split('.')[0] ?? '';
}
