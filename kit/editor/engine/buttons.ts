/*
 * Relies on: what the engine’s buttons say, in English.
 * Without it: our sentences send writers to buttons that aren’t there.
 * Would be replaced by: the engine’s own messages, where it has some.
 */

/** Takes back words that the browser has kept. */
export const restoreButton = 'Restore';
/** Drops them. */
export const discardButton = 'Discard';
/** Chooses another picture. */
export const replaceButton = 'Replace';
export const revertButton = 'Revert All Changes';
export const saveButton = 'Save';
