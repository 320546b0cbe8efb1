import '../withoutEval';
import './toastStyles';
import { createRoot } from 'react-dom/client';
import { fieldOf } from './fieldOf';
import { type EditorMessage, readPreviewMessage } from './messages';
import { PreviewPage, type Shown } from './PreviewPage';
import { Pictures } from './pictures';
import { keepStill } from './stillness';

const trust = { origin: location.origin, isPartner: isAbove };
const root = createRoot(document.getElementById('page') ?? document.body);
const pictures = new Pictures((picture) => tell({ picture }), show);

let shown: Shown = { content: undefined, entry: undefined, view: 'home', scheme: undefined };
let editor: MessageEventSource | undefined;

window.addEventListener('message', (event) => {
  const message = readPreviewMessage(event, trust);
  if (message === undefined) return;
  editor = event.source ?? undefined;
  const { content, entry, view, scheme } = message;
  if (content !== undefined) pictures.forgetMissing();
  shown = {
    content: content ?? shown.content,
    entry: entry ?? shown.entry,
    view: view ?? shown.view,
    scheme: scheme ?? shown.scheme,
  };
  show();
  if (message.pictures !== undefined) void pictures.add(message.pictures);
});

keepStill(document, (clicked) => {
  const note = clicked.closest('[data-field]')?.getAttribute('data-field');
  const field = note ?? (shown.entry && fieldOf(clicked, shown.entry));
  if (field) tell({ field });
});

function show(): void {
  root.render(<PreviewPage {...shown} findPicture={pictures.find} />);
}

function tell(message: Omit<EditorMessage, 'to'>): void {
  editor?.postMessage({ to: 'editor', ...message }, { targetOrigin: location.origin });
}

/** The editing UI shows the preview in a frame, which may itself be in a frame of the UI's. */
function isAbove(source: MessageEventSource): boolean {
  for (let above: Window = window; above !== above.parent; above = above.parent) {
    if (source === above.parent) return true;
  }
  return false;
}
