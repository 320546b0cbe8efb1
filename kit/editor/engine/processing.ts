/*
 * Relies on: the class `processing` of a picture’s field while the engine makes the picture smaller.
 * Without it: a save that comes too early leaves the picture out, and says that all is saved.
 * Would be replaced by: nothing, once a save waits for pictures, as it waits for what is typed.
 */

/** Whether a picture that was chosen is still being made smaller. */
export function isProcessingPicture(): boolean {
  return document.querySelector('.field .processing') !== null;
}
