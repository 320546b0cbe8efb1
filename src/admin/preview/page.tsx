import '../withoutEval';
import './toastStyles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Pictures } from './content/pictures';
import { markOf } from './fields/fieldMarks';
import { changedField, showField } from './fields/follow';
import { watchMarks } from './fields/markedPage';
import { type Note, notesOn, notesOnSite } from './fields/notesOn';
import { outlineFields, shownUnder } from './fields/outline';
import { wordsAt } from './fields/wordsAt';
import { type EditorMessage, type PreviewMessage, readPreviewMessage } from './messages';
import { keepStill } from './stillness';
import { PreviewPage, type Shown } from './views/PreviewPage';

const trust = { origin: location.origin, isPartner: isAbove };
const root = createRoot(document.getElementById('page') ?? document.body);
const pictures = new Pictures((picture) => tell({ picture }), show);

let shown: Shown = {
  content: undefined,
  entry: undefined,
  view: 'home',
  scheme: undefined,
  notesOfSite: [],
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
  const changed = entry && shown.entry && changedField(shown.entry, entry);
  if (content !== undefined) pictures.forgetMissing();
  shown = {
    content: content ?? shown.content,
    entry: entry ?? shown.entry,
    view: view ?? shown.view,
    scheme: scheme ?? shown.scheme,
    notesOfSite: notesOfSiteAfter(message),
  };
  flushSync(show);
  const field = focused ?? changed;
  // The marks of what was just shown are read in a microtask.
  if (field !== undefined) queueMicrotask(() => showField(document, field));
  if (message.pictures !== undefined) void pictures.add(message.pictures);
});

watchMarks(document);
outlineFields(document, () => shown.entry);
keepStill(document, (clicked, point) => {
  const field = shownUnder(clicked, point);
  if (field) tell({ field: field.source, words: wordsAt(field, point) });
});

/** What is warned of when a file is saved stays until it is saved again, or another is opened. */
function notesOfSiteAfter({ entry, warnings }: PreviewMessage): readonly Note[] {
  const before = shown.entry;
  if (before && warnings) return notesOnSite(before, warnings, notesOn(before, shown.content));
  const isOther = entry && before?.name && before.name !== entry.name;
  return isOther ? [] : shown.notesOfSite;
}

function show(): void {
  root.render(
    <PreviewPage {...shown} findPicture={pictures.find} markOf={markOf} tellNotes={tellNotes} />,
  );
}

function tellNotes(notes: readonly Note[]): void {
  tell({ notes: notes.map(({ field, what }) => ({ field, what })) });
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
