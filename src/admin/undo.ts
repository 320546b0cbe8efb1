import { dialogButton, element } from './dialog';
import { followOpenDraft, openValues } from './openDraft';
import { putBack, type RemovedItem, removedItem } from './removedItem';

const OFFER_MS = 10_000;

/** From now on, whatever is removed from a list of a form can be brought back for a while, by a button or Ctrl+Z. */
export function offerUndo(): void {
  followOpenDraft();
  const offer = offerBar();
  addEventListener(
    'click',
    () => {
      const values = openValues();
      if (values === undefined) return;
      const before = { ...values };
      // The engine handles the click first.
      setTimeout(() => {
        const removed = values === openValues() ? removedItem(before, values) : undefined;
        if (removed !== undefined) offer.show(removed);
      });
    },
    { capture: true },
  );
  addEventListener('keydown', (event) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    // In a text, the browser undoes what was typed.
    const isInText =
      event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
    if (isUndo && !isInText && offer.take()) event.preventDefault();
  });
}

interface Offer {
  show(removed: RemovedItem): void;
  /** Brings the item back that is offered; false where none is. */
  take(): boolean;
}

function offerBar(): Offer {
  const words = element('span');
  const button = dialogButton('Undo', () => take());
  button.style.margin = '0';
  const bar = element('div', words, button);
  bar.setAttribute('role', 'status');
  Object.assign(bar.style, {
    position: 'fixed',
    zIndex: '1000',
    bottom: '24px',
    left: '50%',
    display: 'flex',
    gap: '16px',
    alignItems: 'center',
    padding: '8px 8px 8px 16px',
    border: '1px solid #666',
    borderRadius: '6px',
    background: '#fff',
    color: '#1d1b16',
    font: '16px/1.5 system-ui, sans-serif',
    transform: 'translateX(-50%)',
  });

  let offered: RemovedItem | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function withdraw(): void {
    clearTimeout(timer);
    offered = undefined;
    bar.remove();
  }

  function take(): boolean {
    const values = openValues();
    const item = offered;
    withdraw();
    if (item === undefined || values === undefined) return false;
    putBack(item, values);
    return true;
  }

  function show(removed: RemovedItem): void {
    withdraw();
    offered = removed;
    words.textContent = removed.list === 'sections' ? 'The section was removed.' : 'Removed.';
    document.body.append(bar);
    timer = setTimeout(withdraw, OFFER_MS);
  }

  addEventListener('hashchange', withdraw);
  return { show, take };
}
