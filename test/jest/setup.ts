/// <reference types="@testing-library/jest-dom" />

// What a page needs takes time to load, and most tests have no page.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');

  // jsdom does no layout, so nothing can be out of view.
  Element.prototype.scrollIntoView = () => undefined;

  // jsdom knows the element but not how to open and close it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
