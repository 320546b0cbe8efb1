import { type ContentKind, contentModel } from '../../content/model/model';
import { theme } from '../../theme';
import { editedField } from '../engine/editedField';
import { focusField } from '../engine/focusField';
import { noteBelow } from '../form/fieldNote';
import {
  contentOf,
  type EntryMap,
  fieldAtKeyPath,
  keyPathOf,
  savedAddress,
  savedContent,
} from '../form/formContent';
import { placeCaret, type Words } from '../form/placeCaret';
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

/** What an engine tells a preview: https://decapcms.org/docs/customization/#registerpreviewtemplate */
export interface PreviewTemplateProps {
  entry: EntryMap;
  getAsset(path: string): Asset | undefined;
  getCollection(name: string): Promise<unknown>;
}

/** How wide the page is shown, in pixels. */
export type Width = 390 | 1280;

/** The preview's page in a frame, with a bar over it to choose the width and the scheme. */
export class PreviewFrame {
  private readonly element: HTMLIFrameElement;
  private readonly room: HTMLElement;
  private readonly resizing: ResizeObserver;
  private readonly endWarnings: () => void;
  private width: Width;
  private scheme: Scheme;
  private view: SiteView = 'home';
  private isLoaded = false;
  private notes: NonNullable<EditorMessage['notes']> = [];

  constructor(
    private readonly kind: ContentKind,
    private readonly place: HTMLElement,
    private readonly props: () => PreviewTemplateProps,
  ) {
    const page = place.ownerDocument;
    this.scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    // On a phone the page is seen as phones show it.
    this.width = matchMedia(theme.atLeast.tablet).matches ? 1280 : 390;
    page.body.style.margin = '0';
    Object.assign(place.style, { display: 'flex', flexDirection: 'column', height: '100vh' });
    this.room = page.createElement('div');
    Object.assign(this.room.style, { flex: '1', overflow: 'hidden', position: 'relative' });
    this.element = page.createElement('iframe');
    this.element.title = 'The page';
    this.element.src = new URL('preview/', document.baseURI).href;
    Object.assign(this.element.style, {
      border: '0',
      transformOrigin: '0 0',
      position: 'absolute',
    });
    this.element.addEventListener('load', () => this.begin());
    this.room.append(this.element);
    place.append(
      toolbar(page, {
        views: kind === 'site',
        ...((kind === 'pages' || kind === 'policies') && { openPage: () => this.openPage() }),
        state: () => ({ width: this.width, scheme: this.scheme, view: this.view }),
        choose: (choice) => this.choose(choice),
      }),
      this.room,
    );
    this.resizing = new ResizeObserver(() => this.fit());
    this.resizing.observe(this.room);
    window.addEventListener('message', this.onMessage);
    document.addEventListener('focusin', this.onFocus);
    this.endWarnings = onWarnings((path) => this.tellWarnings(path));
  }

  /** Shows what is in the form now. */
  update(): void {
    if (this.isLoaded) this.tell({ entry: this.file() });
  }

  remove(): void {
    window.removeEventListener('message', this.onMessage);
    document.removeEventListener('focusin', this.onFocus);
    this.endWarnings();
    this.resizing.disconnect();
    this.place.replaceChildren();
  }

  private begin(): void {
    this.isLoaded = true;
    this.tell({ scheme: this.scheme, view: this.view });
    this.fit();
    this.update();
    this.tellWarnings(this.pathAs(this.file().name));
    void this.tellContent();
  }

  private async tellContent(): Promise<void> {
    this.tell({ content: await savedContent(this.props().getCollection) });
  }

  private choose(choice: { width?: Width; scheme?: Scheme; view?: SiteView }): void {
    this.width = choice.width ?? this.width;
    this.scheme = choice.scheme ?? this.scheme;
    this.view = choice.view ?? this.view;
    this.fit();
    this.tell({ scheme: this.scheme, view: this.view });
  }

  /** A page that is wider than there is room for is shown smaller. */
  private fit(): void {
    const { clientWidth, clientHeight } = this.room;
    const scale = Math.min(1, clientWidth / this.width);
    Object.assign(this.element.style, {
      width: `${this.width}px`,
      height: `${clientHeight / scale}px`,
      left: `${Math.max(0, (clientWidth - this.width * scale) / 2)}px`,
      transform: `scale(${scale})`,
    });
    this.tell({ unscaled: 1 / scale });
  }

  private tell(message: Omit<PreviewMessage, 'to'>): void {
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
    if (message?.picture !== undefined) void this.tellPicture(message.picture);
    if (message?.field !== undefined) void this.open(message.field, message.words);
  };

  /** Shows at the field that has the focus what the check says of it. */
  private showNotes(): void {
    const edited = document.activeElement && editedField(document.activeElement);
    if (!edited) return;
    const own = this.notes.flatMap(({ field = '', what }) => {
      const source = readSource(field);
      const isHere = source && keyPathOf(source.kind, source.field) === edited.keyPath;
      return isHere ? what : [];
    });
    noteBelow(edited.element, 'check', own);
  }

  /** Tells what was warned of when a file was saved last, where it is the one in the form. */
  private tellWarnings(path: string): void {
    // A new file gets its name as it is saved.
    const isOwn = path === this.pathAs(this.file().name || nameOfFile(path));
    if (isOwn && this.isLoaded) this.tell({ warnings: warningsOf(path) });
  }

  private pathAs(name: string): string {
    return `content/${contentModel[this.kind].place.replace('*', name)}`;
  }

  private openPage(): void {
    const address = savedAddress(this.kind, this.props().entry);
    if (address !== undefined) window.open(address, '_blank', 'noopener');
    else alert('This page has no address yet. Save it first.');
  }

  private async open(source: string, words: Words | undefined): Promise<void> {
    const field = readSource(source);
    if (field === undefined) return;
    const isOpen = await focusField(field, this.place.ownerDocument, this.file());
    if (isOpen && words !== undefined) placeCaret(words);
  }

  /** What is being edited stays in sight. */
  private readonly onFocus = ({ target }: FocusEvent): void => {
    const edited = target instanceof Element ? editedField(target) : undefined;
    if (edited === undefined) return;
    const { kind, name } = this.file();
    this.showNotes();
    this.tell({ focused: `${kind}/${name}.${fieldAtKeyPath(edited.keyPath)}` });
  };

  private file(): ContentFile {
    return contentOf(this.kind, this.props().entry);
  }

  private async tellPicture(path: string): Promise<void> {
    this.tell({ pictures: { [path]: await readAsset(path, this.props().getAsset) } });
  }
}

/** The name of a file without its folder and ending. */
function nameOfFile(path: string): string {
  return path.split('/').at(-1)?.split('.')[0] ?? '';
}
