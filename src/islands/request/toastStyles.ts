/*
 * goober, which styles notistack's toasts, writes into the style element that it finds under this name. The built page
 * already has all its styles, so this one discards them. Import it before notistack.
 */
Reflect.set(window, '_goober', { parentNode: document.head, firstChild: { data: '' } });

export {};
