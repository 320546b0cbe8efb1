import '@testing-library/jest-dom';

// jsdom lays nothing out, so nothing can be out of view.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// jsdom knows the element but not how to open and close it.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
