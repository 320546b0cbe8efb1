/*
 * goober, which styles the toasts, writes its CSS into a style element, which the policy refuses. It takes any
 * object for the element; this one hands what it gets to a style sheet. To be imported before notistack.
 */

const sheet = new CSSStyleSheet();
let css = '';

const text = {
  get data() {
    return css;
  },
  set data(written: string) {
    css = written;
    sheet.replaceSync(written);
  },
};

document.adoptedStyleSheets.push(sheet);
Reflect.set(window, '_goober', { parentNode: document.head, firstChild: text });
