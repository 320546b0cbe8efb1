import { type CollectionName, contentModel, modelOf } from '../../content/model/model';
import { shapeAt } from '../../content/model/shape';
import { editedField } from '../engine/editedField';
import { showNoteBelow } from './fieldNote';
import { fieldAtKeyPath } from './formContent';
import { type AcceptedFormat, pastedText } from './pastedText';

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
  if (accepted === undefined) return;
  const plain = data.getData('text/plain');
  const { text, dropped } = pastedText(data.getData('text/html'), plain, accepted);
  const list = new Intl.ListFormat('en').format(dropped);
  const sentences =
    dropped.length > 0 ? [`This field can’t hold ${list}. The words are there.`] : [];
  showNoteBelow(edited.element, 'paste', sentences);
  if (text === plain) return;
  event.preventDefault();
  const isOneLine = target instanceof HTMLInputElement;
  // The only way that the browser's own undo supports.
  document.execCommand('insertText', false, isOneLine ? text.replace(/\s*\n\s*/g, ' ') : text);
}

function acceptedFormat(collection: CollectionName, keyPath: string): AcceptedFormat | undefined {
  if (keyPath === 'body' && contentModel[collection].body) return 'whole text';
  const shape = shapeAt(modelOf(collection), fieldAtKeyPath(keyPath).split('.'));
  if (shape?.is === 'list') return 'words';
  if (shape?.is !== 'plain') return undefined;
  return shape.fieldType.name === 'markdown' ? 'markdown' : 'words';
}
