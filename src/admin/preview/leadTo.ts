const TRIES = 10;
const PAUSE_MS = 120;

/**
 * Opens a field of the form and puts the focus there, by the message that Sveltia sends to its own window for the
 * same purpose. Sveltia doesn't make the parts of the form that were never seen, and doesn't find a field in
 * them: the way to it is scrolled into view step by step. Decap has nothing like it, and nothing happens there.
 *
 * @param keyPath such as `sections.2.title`
 * @param frame the document that the engine renders previews in, which tells the locale that is edited
 */
export async function leadTo(keyPath: string, frame: Document): Promise<void> {
  const payload = { locale: frame.documentElement.lang, keyPath };
  for (let tried = 0; tried < TRIES; tried += 1) {
    window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    if (fieldAt(keyPath)?.contains(document.activeElement)) return;
    // What lies between the two ends of a part is seen, and made, on the way.
    showOnWay(keyPath.split('.'), tried % 2 === 0 ? 'start' : 'end');
  }
}

function fieldAt(keyPath: string): Element | null {
  return document.querySelector(`.field[data-key-path="${CSS.escape(keyPath)}"]`);
}

/** Scrolls to the innermost part on the way to a field that the form has already: an item of a list, or a group. */
function showOnWay(steps: readonly string[], block: 'start' | 'end'): void {
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const part = fieldAt(steps.slice(0, length).join('.'));
    if (part === null) continue;
    const item = part.querySelector('.item-list')?.children[Number(steps[length])];
    (item ?? part).scrollIntoView({ block });
    return;
  }
}
