/** How often to look whether the form has added a line. */
const TRIES = 60;

/**
 * Types lines into a list that has a field for each: the first at the caret, unless that is at the end of other words, and
 * each other into a line that the Enter key adds, until the list is full. What doesn't fit is in the last line.
 *
 * @param field the line that has the focus
 */
export async function insertLines(field: HTMLInputElement, lines: readonly string[]) {
  const { value, selectionStart, selectionEnd } = field;
  const rest = value.slice(selectionEnd ?? value.length);
  field.setSelectionRange(selectionStart, value.length);
  const isAfterWords = rest === '' && value.slice(0, selectionStart ?? 0).trim() !== '';
  const [first = '', ...others] = isAfterWords ? ['', ...lines] : lines;
  typeWords(first);
  for (const line of others) typeWords((await addLine()) ? line : ` ${line}`);
  typeWords(rest);
}

/** Types words where the caret is. */
export function typeWords(words: string): void {
  // The only way that the browser's own undo supports.
  if (words !== '') document.execCommand('insertText', false, words);
}

/** Presses Enter. Returns whether there is another line, which has the focus. */
async function addLine(): Promise<boolean> {
  const { activeElement: before } = document;
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (!before || before.dispatchEvent(enter)) return false;
  for (let tried = 0; tried < TRIES && document.activeElement === before; tried += 1) {
    await new Promise(requestAnimationFrame);
  }
  return document.activeElement !== before;
}
