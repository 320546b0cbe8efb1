/*
 * The inline script of every page, compiled by the build (src/build/html/finishPages.ts).
 *
 * It loads the islands at the first sign that a visitor needs them: the pointer moves onto a control that needs them, a
 * touch that doesn't start a scroll, or focus. From then on, a submit is held until the islands are ready and repeat
 * it. If their files can't be loaded, take too long, or fail, the browser submits the form natively.
 *
 * It also opens and closes dialogs, of which one is open at a time, among them the form that the address points to, and
 * fills in for what some or all browsers can't do themselves.
 */

import { linkedFormId } from '../../components/linkedFormId';

/** How long a submit waits: more than twice what a slow phone takes on a slow network. */
const SUBMIT_TIMEOUT_MS = 5000;
/** How long the islands, once loaded, may take to start with the open dialog. */
const START_TIMEOUT_MS = 1000;

const page = document;
const root = page.documentElement;
const { dataset } = root;
/** The button or link that opened the last dialog, unless an address did. */
let opener: HTMLElement | null | undefined;
let pressed: HTMLElement;

page.typed = new Set();

function find<Found extends HTMLElement>(selector: string): Found | null {
  return page.querySelector<Found>(selector);
}

/** Listens to an event type on the whole page, before the target itself. */
function on(
  type: string,
  act: (event: MouseEvent & KeyboardEvent & { target: HTMLElement }) => void,
): void {
  root.addEventListener(type, { handleEvent: act }, true);
}

function dialogWith(id: string | undefined) {
  return find<HTMLDialogElement>(`dialog[id="${id}" i]`);
}

/** The dialog that the button at `target` opens or closes, or the form that the link there points to. */
function dialogOf(target: HTMLElement) {
  const control = target.closest('[commandfor],a');
  return dialogWith(
    control?.getAttribute('commandfor') ?? linkedFormId(control?.getAttribute('href') ?? ''),
  );
}

/** Opens a dialog, if any, in place of the one that is open, such as the video whose transcript links to a form. */
function show(dialog: HTMLDialogElement | null, control?: HTMLElement | null): void {
  find<HTMLDialogElement>('dialog[open]')?.close();
  if (!dialog) return;
  opener = control;
  // While a dialog is open, the page has no scrollbar; its space must be kept.
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
  dialog.showModal();
  // In a background tab, nothing gets the focus.
  loadIslands({ target: dialog });
}

/** Ends the wait of the form whose submit is held, if any. */
function endHold() {
  const form = find<HTMLFormElement>('[data-held]');
  if (form) delete form.dataset.held;
  return form;
}

/** Leaves validation to the islands or to the browser, and releases a held submit. */
function releaseForms(toIslands: boolean): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('dialog form')) {
    if (!form.onsubmit) form.noValidate = toIslands;
  }
  endHold()?.requestSubmit();
}

function loadIslands({ target }: { target: HTMLElement }): void {
  const wanted = dialogOf(target) ?? target.closest<HTMLElement>('dialog,[data-island]');
  if (!wanted) return;
  page.wanted = wanted;
  const islands = find<HTMLTemplateElement>('#_islands');
  if (!islands) return;
  islands.remove();
  releaseForms(true);
  const scripts = islands.content.querySelectorAll('script');
  let missing = scripts.length;
  for (const script of scripts) {
    script.onerror = () => fallBackToNative(script.src);
    script.onload = () => {
      missing -= 1;
      if (missing) return;
      setTimeout(() => dataset.scripts || fallBackToNative('not started'), START_TIMEOUT_MS);
    };
  }
  page.body.append(islands.content);
}

function fallBackToNative(reason: string): void {
  if (dataset.scripts === 'none') return;
  dataset.scripts = 'none';
  console.error(`No script: ${reason}`);
  releaseForms(false);
}

/** Opens the form that the address points to, unless it is open or another is sending. */
function openLinked(): void {
  const dialog = dialogWith(linkedFormId(location.hash));
  if (!dialog?.open && !find('[closedby]')) show(dialog);
}

for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, openLinked);

on('pointermove', loadIslands);
on('pointerup', loadIslands);
on('focusin', loadIslands);

// Distinguishes what the visitor typed from what the browser itself filled in.
on('input', ({ target }) => page.typed?.add(target.id));

on('submit', (event) => {
  const form = event.target.closest<HTMLFormElement>('dialog form');
  if (!form || form.onsubmit || dataset.scripts === 'none') return;
  event.preventDefault();
  form.dataset.held = 'yes';
  setTimeout(() => form.dataset.held && fallBackToNative('late'), SUBMIT_TIMEOUT_MS);
});

// A key that is held acts once, wherever it takes the focus; in a text it goes on writing.
on('keydown', (event) => {
  if (event.repeat && event.key === 'Enter' && !event.target.matches('textarea')) {
    event.preventDefault();
  }
});

on('pointerdown', ({ target }) => {
  pressed = target;
});

on('click', (event) => {
  const { target } = event;
  const named = dialogOf(target);
  // With a modifier key, a link opens a tab or a window.
  if (named && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault();
    show(named.open ? null : named, target.closest<HTMLElement>('a,button'));
  }
  // A click on the dialog itself is on its backdrop, since the content covers the rest. The press must start and end
  // there. The second click of a double click on the button that has opened it doesn't count.
  if (target === pressed && event.detail < 2 && target.matches('dialog:not([closedby])'))
    show(null);
  // A link that opens a new tab doesn’t close the menu, where the menu is a popover.
  if (target.closest('nav a')) find('nav')?.hidePopover?.();
});

on('close', () => {
  // A held submit ends with its dialog.
  endHold();
  // If a click doesn’t focus the button, the browser can’t restore the focus; and the menu may have closed around it.
  // What isn't shown has no offset parent.
  if (!opener || find(':focus')?.offsetParent) return;
  const back = opener.offsetParent ? opener : find('[popovertarget]');
  back?.focus({ preventScroll: true });
});
