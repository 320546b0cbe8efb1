/*
 * Relies on: what the engine’s buttons say, in English.
 * Without it: our sentences send writers to buttons that aren’t there.
 * Would be replaced by: the engine’s own messages, where it has some.
 */

/** Takes what the browser has kept of a form that wasn’t saved, */
export const restore = 'Restore';
/** or forgets it. */
export const discard = 'Discard';
/** Chooses another picture, in a form. */
export const replace = 'Replace';
/** Takes back what was changed in a form. */
export const revertAll = 'Revert All Changes';
/** Saves a form. */
export const save = 'Save';
