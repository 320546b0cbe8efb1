import '../withoutEval';
import './toastStyles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { blockInteraction } from './blockInteraction';
import { Pictures } from './content/pictures';
import { caretTargetAt } from './fields/caretTargetAt';
import { type CheckNote, checkNotes, notesFromWarnings } from './fields/checkNotes';
import { markOf } from './fields/fieldMarks';
import { changedField, showField } from './fields/follow';
import { watchMarks } from './fields/markedPage';
import { fieldUnderPointer, outlineFields } from './fields/outlineFields';
import { type EditorMessage, type PreviewMessage, readPreviewMessage } from './messages';
import { PreviewPage, type PreviewState } from './views/PreviewPage';

const trust = { origin: location.origin, isPartner: isAncestor };
const root = createRoot(document.getElementById('page') ?? document.body);
const pictures = new Pictures((picture) => send({ picture }), show);

let state: PreviewState = {
  content: undefined,
  entry: undefined,
  view: 'home',
  scheme: undefined,
  siteNotes: [],
};
let editor: MessageEventSource | undefined;

window.addEventListener('message', (event) => {
  const message = readPreviewMessage(event, trust);
  if (message === undefined) return;
  editor = event.source ?? undefined;
  const { content, entry, view, scheme, unscaled, focused } = message;
  if (unscaled !== undefined) {
    document.documentElement.style.setProperty('--unscaled', String(unscaled));
  }
  const changed = entry && state.entry && changedField(state.entry, entry);
  if (content !== undefined) pictures.forgetMissing();
  state = {
    content: content ?? state.content,
    entry: entry ?? state.entry,
    view: view ?? state.view,
    scheme: scheme ?? state.scheme,
    siteNotes: siteNotesAfter(message),
  };
  flushSync(show);
  const field = focused ?? changed;
  // The marks of what was just rendered are read in a microtask.
  if (field !== undefined) queueMicrotask(() => showField(document, field));
  if (message.pictures !== undefined) void pictures.add(message.pictures);
});

watchMarks(document);
outlineFields(document, () => state.entry);
blockInteraction(document, (clicked, point) => {
  const field = fieldUnderPointer(clicked, point);
  if (field) send({ field: field.source, words: caretTargetAt(field, point) });
});

/** Warnings from saving a file stay until it is saved again, or another file is opened. */
function siteNotesAfter({ entry, warnings }: PreviewMessage): readonly CheckNote[] {
  const before = state.entry;
  if (before && warnings)
    return notesFromWarnings(before, warnings, checkNotes(before, state.content));
  const isOther = entry && before?.name && before.name !== entry.name;
  return isOther ? [] : state.siteNotes;
}

function show(): void {
  root.render(
    <PreviewPage {...state} findPicture={pictures.find} markOf={markOf} sendNotes={tellNotes} />,
  );
}

function tellNotes(notes: readonly CheckNote[]): void {
  send({ notes: notes.map(({ field, what }) => ({ field, what })) });
}

function send(message: Omit<EditorMessage, 'to'>): void {
  editor?.postMessage({ to: 'editor', ...message }, { targetOrigin: location.origin });
}

/** The editing UI shows the preview in a frame, which may be inside another of its frames. */
function isAncestor(source: MessageEventSource): boolean {
  for (let above: Window = window; above !== above.parent; above = above.parent) {
    if (source === above.parent) return true;
  }
  return false;
}
