// A form stays open once it is saved, unless the writer has chosen otherwise. Import this before the engine, which reads
// it as it is loaded.
const key = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(key) ?? '{}');
localStorage.setItem(key, JSON.stringify({ closeOnSave: false, ...preferences }));
