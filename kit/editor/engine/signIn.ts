/*
 * Relies on: the key `sveltia-cms.user` in the browser’s storage, which the engine reads as it is loaded.
 * Without it: whoever edits on their own machine has to press a button that opens the editor in a second window.
 * Would be replaced by: the engine’s ‘Work with Local Repository’, which saves without the check and without other browsers.
 */

/** Set by the bundler: `true` for the editor of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

// The working copy on this machine asks for no token. Import this before the engine.
if (SAVES_IN_WORKING_COPY) {
  const user = { backendName: 'gitea', token: 'none' };
  localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
}
