import { schemaAt } from '../../content/fields/walk';
import { type CollectionName, modelOf } from '../../content/model/model';
import { editedField } from '../engine/fields';
import { showNoteBelow } from './fieldNote';
import { type AcceptedFormat, holdsLists, type PastedText, pastedText } from './pastedText';

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
  const before = target.value.slice(0, target.selectionStart ?? 0);
  const after = target.value.slice(target.selectionEnd ?? 0);
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
  const told = [
    words && `This field can’t hold ${words}. The words are there: read them again.`,
    left && `Left out: ${left}.`,
  ];
  return told.filter(Boolean).join(' ');
}

const list = new Intl.ListFormat('en');

/** A pasted text with empty lines that keep it apart from the words around it: a heading, a list or a table. */
export function apart(
  text: string,
  accepted: AcceptedFormat,
  before: string,
  after: string,
): string {
  const isBlock = /\n|^(?:#{1,6}|-|\d+\.|>|\|) /.test(text);
  if (!holdsLists(accepted) || !isBlock) return text;
  const [above = ''] = /\n*$/.exec(before) ?? [];
  const [below = ''] = /^\n*/.exec(after) ?? [];
  const start = before.trim() === '' ? '' : '\n\n'.slice(above.length);
  const end = after.trim() === '' ? '' : '\n\n'.slice(below.length);
  return start + text.trim() + end;
}

/** What can be pasted into a field. */
export function acceptedFormat(collection: CollectionName, keyPath: string): AcceptedFormat {
  const schema = schemaAt(modelOf(collection), keyPath.split('.'));
  if (schema?.is !== 'field') return 'words';
  const { format, control } = schema;
  if (format === 'markdown') return control.widget === 'text' ? 'markdown' : 'markdown line';
  return format === 'whole text' || format === 'linked words' ? format : 'words';
}
