import { type ContentKind, contentModel, modelOf } from '../../content/model/model';
import { shapeAt } from '../../content/model/shape';
import { editedField } from '../engine/editedField';
import { noteBelow } from './fieldNote';
import { fieldAtKeyPath } from './formContent';
import { pastedText, type Takes } from './pastedText';

/** From now on, what is pasted into a form keeps as much of its form as the field can hold. */
export function keepFormOfPasted(): void {
  addEventListener('paste', pasteIn, { capture: true });
}

function pasteIn(event: ClipboardEvent): void {
  const { clipboardData: data, target } = event;
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  const edited = isText ? editedField(target) : undefined;
  // What a code editor gives is meant as it is written.
  if (!isText || !data || edited === undefined || data.types.includes('vscode-editor-data')) return;
  const takes = takenBy(edited.kind, edited.keyPath);
  if (takes === undefined) return;
  const plain = data.getData('text/plain');
  const { text, left } = pastedText(data.getData('text/html'), plain, takes);
  const list = new Intl.ListFormat('en').format(left);
  const sentences = left.length > 0 ? [`This field can’t hold ${list}. The words are there.`] : [];
  noteBelow(edited.element, 'paste', sentences);
  if (text === plain) return;
  event.preventDefault();
  const isOneLine = target instanceof HTMLInputElement;
  // The only way that the browser's own undo knows of.
  document.execCommand('insertText', false, isOneLine ? text.replace(/\s*\n\s*/g, ' ') : text);
}

function takenBy(kind: ContentKind, keyPath: string): Takes | undefined {
  if (keyPath === 'body' && contentModel[kind].body) return 'whole text';
  const shape = shapeAt(modelOf(kind), fieldAtKeyPath(keyPath).split('.'));
  if (shape?.is === 'list') return 'words';
  if (shape?.is !== 'plain') return undefined;
  return shape.kind.name === 'markdown' ? 'markdown' : 'words';
}
