/*
 * goober, which styles the toasts of notistack, writes into the style element that it finds under this name. All that
 * it has to say stands in the page from the build on, so what it writes goes nowhere. To be imported before notistack.
 */
Reflect.set(window, '_goober', { parentNode: document.head, firstChild: { data: '' } });

export {};
