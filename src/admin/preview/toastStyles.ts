/*
 * goober, which styles the toasts, writes its CSS into a style element, which the policy blocks. It accepts any object
 * as the element; this one passes the CSS on to a style sheet. Import it before notistack.
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
