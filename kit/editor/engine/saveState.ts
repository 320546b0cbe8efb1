/*
 * Relies on: the Save button’s `data-label`, “Save” or “Saving…”, and a question of the engine’s being a `dialog`.
 * Without it: what is typed while a form is saved is lost, and a page with unsaved words is closed without a question.
 * Would be replaced by: an event or a state of the form; the engine documents only `preSave` and `postSave`.
 */

/** Whether the open form is being saved, or the engine asks about that save, such as whether it goes into review. */
export function isSaving(): boolean {
  return document.querySelector('button[data-label="Saving…"]') !== null;
}

/** Whether the writer waits for the open form to be saved: it is being saved, and nothing is asked. */
export function isSaveAwaited(): boolean {
  return isSaving() && document.querySelector('dialog[open]') === null;
}

/** Whether the open form has changes that aren’t saved, or are just being saved. */
export function hasUnsaved(): boolean {
  return isSaving() || document.querySelector('button[data-label="Save"]:enabled') !== null;
}
