import { formatOf } from '../../content/fields/records';
import { fieldAt, fieldRecord } from '../../content/fields/shape';
import { type CollectionName, contentModel, modelOf } from '../../content/model/model';
import { editedField } from '../engine/fields';
import { showNoteBelow } from './fieldNote';
import { isLines } from './keyPaths';
import { type AcceptedFormat, asBlocks, asLines, pastedText } from './pastedText';

/** From now on, pasted text keeps as much formatting as the field can hold. */
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
  const { text: pasted, dropped } = pastedText(data.getData('text/html'), plain, accepted);
  const [before, after] = [
    target.value.slice(0, target.selectionStart ?? 0),
    target.value.slice(target.selectionEnd ?? 0),
  ];
  const text = apart(pasted, accepted, before, after);
  const list = new Intl.ListFormat('en').format(dropped);
  const note = list && `This field can’t hold ${list}. The words are there.`;
  if (text !== plain) {
    event.preventDefault();
    // The only way to write that the browser's own undo supports.
    document.execCommand('insertText', false, text);
  }
  showNoteBelow(edited.element, 'paste', note);
}

/** A pasted text with what keeps it apart from the words around it, as the field needs it. */
function apart(text: string, accepted: AcceptedFormat, before: string, after: string): string {
  if (accepted === 'words') return text.replace(/\s*\n\s*/g, ' ');
  if (accepted === 'lines') return asLines(text, before, after);
  return accepted.endsWith('line') ? text : asBlocks(text, before, after);
}

function acceptedFormat(collection: CollectionName, keyPath: string): AcceptedFormat {
  if (keyPath === 'body' && contentModel[collection].body) return 'whole text';
  const field = fieldAt(modelOf(collection), keyPath.split('.'));
  if (isLines(field)) return 'lines';
  const record = fieldRecord(field);
  const format = record && formatOf(record);
  if (format === 'linked words') return 'linked line';
  if (format !== 'markdown') return 'words';
  return record?.isLong ? 'markdown' : 'markdown line';
}
