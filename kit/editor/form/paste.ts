import { fieldAt, fieldRecord } from '../../content/fields/shape';
import { type CollectionName, contentModel, modelOf } from '../../content/model/model';
import { editedField } from '../engine/focusField';
import { isLines } from '../engine/keyPaths';
import { showNoteBelow } from './fieldNote';
import { insertLines, typeWords } from './insertLines';
import { type AcceptedFormat, asBlocks, pastedText } from './pastedText';

/** From now on, pasted text keeps as much formatting as the field can hold. */
export function preservePastedFormatting(): void {
  addEventListener('paste', onPaste, { capture: true });
}

async function onPaste(event: ClipboardEvent): Promise<void> {
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
  const hasBlocks = accepted === 'markdown' || accepted === 'whole text';
  const text = hasBlocks ? asBlocks(pasted, before, after) : pasted;
  const list = new Intl.ListFormat('en').format(dropped);
  const note = list && `This field can’t hold ${list}. The words are there.`;
  const lines = text.split('\n');
  const hasLines = accepted === 'lines' && lines.length > 1;
  if (text !== plain || hasLines) event.preventDefault();
  if (hasLines && target instanceof HTMLInputElement) {
    await insertLines(target, lines);
  } else if (text !== plain) {
    typeWords(accepted === 'words' ? text.replace(/\s*\n\s*/g, ' ') : text);
  }
  showNoteBelow(edited.element, 'paste', note);
}

function acceptedFormat(collection: CollectionName, keyPath: string): AcceptedFormat {
  if (keyPath === 'body' && contentModel[collection].body) return 'whole text';
  const field = fieldAt(modelOf(collection), keyPath.split('.'));
  if (isLines(field)) return 'lines';
  return fieldRecord(field)?.fieldType === 'markdown' ? 'markdown' : 'words';
}
