/*
 * Relies on: the key `sveltia-cms.user` in the browser’s storage, which the engine reads as it is loaded.
 * Without it: whoever edits on their own machine has to press a button that opens the editor in a second window.
 * Would be replaced by: the engine’s ‘Work with Local Repository’, which saves without the check and without other browsers.
 */

/** Signs in to the working copy on this machine, which asks for no token. Call this before the engine is loaded. */
export function signInToWorkingCopy(): void {
  const user = { backendName: 'gitea', token: 'none' };
  localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
}
