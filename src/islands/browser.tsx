import './request/toastStyles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { siteDialog } from '../components/siteDialog';
import { hydrate } from './hydrate';
import { linkedFormId } from './linkedFormId';
import { painted } from './painted';
import { Toasts } from './request/Toasts';
import { onOpenChange } from './useOpenChange';

/*
 * The entry of the islands’ scripts, which the loader (src/islands/loader.ts) fetches. React takes over the elements marked
 * with `data-island`: first those of the dialog that the visitor is about to use, the others when the browser is idle or the
 * visitor gets to them.
 */

const waiting = new Set(document.querySelectorAll<HTMLElement>('[data-island]'));
const whenIdle = window.requestIdleCallback ?? setTimeout;

// Forms show their messages through these.
flushSync(() => createRoot(document.createElement('div')).render(<Toasts />));

// In a task of its own, so that the browser can respond to the visitor in between.
setTimeout(() => takeOverIn(document.handover?.wanted));
onOpenChange(siteDialog, (dialog) => {
  if (dialog.open) painted().then(() => takeOverIn(dialog));
  else if (linkedFormId(location.hash) === dialog.id) removeFragment();
});
for (const island of waiting) whenIdle(() => takeOverIn(island));

function takeOverIn(part: Element | undefined): void {
  // For the loader (src/islands/loader.ts), which may have given up on the script.
  document.documentElement.dataset.scripts = 'ready';
  for (const island of waiting) {
    if (!part?.contains(island)) continue;
    // A press must end on the element that it began on, so nothing is re-rendered until then.
    if (island.querySelector(':active') !== null) setTimeout(takeOverIn, 20, part);
    else {
      waiting.delete(island);
      hydrate(island);
    }
  }
}

/** Removes the form from the address, so that a reload or a bookmark doesn't open it again. */
function removeFragment(): void {
  // The whole address, since a path that begins with two slashes would name another host.
  history.replaceState(history.state, '', location.href.replace(location.hash, ''));
}
