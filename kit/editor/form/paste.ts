import { schemaAt } from '../../content/fields/walk';
import { type CollectionName, contentModel, modelOf } from '../../content/model/model';
import { editedField } from '../engine/fields';
import { showNoteBelow } from './fieldNote';
import { isLines } from './keyPaths';
import { type AcceptedFormat, type PastedText, pastedText } from './pastedText';

/** Lets pasted text keep as much formatting as the field can hold. */
export function preservePastedFormatting(): void {
  addEventListener('paste', onPaste, { capture: true });
}

function onPaste(event: ClipboardEvent): void {
  const { clipboardData: data, target } = event;
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  const edited = isText ? editedField(target) : undefined;
  // Text from a code editor is pasted as is.
  if (!isText || !data || edited === undefined || data.types.includes('vscode-editor-data')) return;
  const accepted = acceptedFormat(edited.collection, edited.keyPath);
  const plain = data.getData('text/plain');
  const pasted = pastedText(data.getData('text/html'), plain, accepted);
  const [before, after] = [
    target.value.slice(0, target.selectionStart ?? 0),
    target.value.slice(target.selectionEnd ?? 0),
  ];
  const text = apart(pasted.text, accepted, before, after);
  if (text !== plain) {
    event.preventDefault();
    // The only way to write that the browser's own undo supports.
    document.execCommand('insertText', false, text);
  }
  const { element } = edited;
  showNoteBelow(element, 'paste', noteOn(pasted));
  element.addEventListener('focusin', () => showNoteBelow(element, 'paste', ''), { once: true });
}

function noteOn({ asWords, leftOut }: PastedText): string {
  const [words, left] = [asWords, leftOut].map((each) => list.format(each));
  return [
    words && `This field can’t hold ${words}. The words are there: read them again.`,
    left && `Left out: ${left}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const list = new Intl.ListFormat('en');

/** A pasted text with what keeps it apart from the words around it, as the field needs it. */
function apart(text: string, accepted: AcceptedFormat, before: string, after: string): string {
  if (accepted === 'words') return text.replace(/\s*\n\s*/g, ' ');
  if (accepted === 'lines') return asLines(text, before, after);
  return accepted.endsWith('line') ? text : asBlocks(text, before, after);
}

/** Lines between what is before and after them, so that each stays one of its own. */
export function asLines(text: string, before: string, after: string): string {
  return text.includes('\n') ? between(text, before, after, '\n') : text;
}

/** Markdown between what is before and after it: a heading, a list or a table of it stays apart from theirs. */
export function asBlocks(text: string, before: string, after: string): string {
  const isBlock = /\n|^(?:#{1,6}|-|\d+\.|>|\|) /.test(text);
  return isBlock ? between(text.trim(), before, after, '\n\n') : text;
}

function between(text: string, before: string, after: string, gap: string): string {
  const [above = ''] = /\n*$/.exec(before) ?? [];
  const [below = ''] = /^\n*/.exec(after) ?? [];
  const start = before.trim() === '' ? '' : gap.slice(above.length);
  const end = after.trim() === '' ? '' : gap.slice(below.length);
  return start + text + end;
}

/** What can be pasted into a field. */
export function acceptedFormat(collection: CollectionName, keyPath: string): AcceptedFormat {
  if (keyPath === 'body' && contentModel[collection].body) return 'whole text';
  const schema = schemaAt(modelOf(collection), keyPath.split('.'));
  if (isLines(schema)) return 'lines';
  const kind = schema?.is === 'field' ? schema : undefined;
  if (kind?.format === 'linked words') return 'linked line';
  if (kind?.format !== 'markdown') return 'words';
  return kind.control.widget === 'text' ? 'markdown' : 'markdown line';
}
