/*
 * Keeps a form open once it is saved, unless the writer has chosen otherwise in the engine's settings. The engine reads
 * the preferences when it is loaded, so this must be imported before it.
 */

const preferencesKey = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
localStorage.setItem(preferencesKey, JSON.stringify({ closeOnSave: false, ...preferences }));

export {};
