/*
 * goober, which styles notistack's toasts, writes into the style element of this name. The built page has its styles, so this
 * stub discards them. Import it before notistack.
 */
Reflect.set(window, '_goober', { parentNode: document.head, firstChild: { data: '' } });

export {};
