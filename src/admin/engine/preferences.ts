/*
 * Keeps a form open once it is saved, unless the writer has chosen otherwise in the engine's settings. The engine reads
 * the preferences when it is loaded, so this must be imported before it.
 */

const key = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(key) ?? '{}');
localStorage.setItem(key, JSON.stringify({ closeOnSave: false, ...preferences }));
