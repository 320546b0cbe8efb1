/*
 * The script that stands in every page, compiled for it by the build (src/build/html/finishPages.ts).
 *
 * It loads the islands on the first sign of a visitor who wants something from them: a pointer that moves onto a
 * control that needs them, a touch that wasn't the beginning of a scroll, or the focus. From then on a submit is held
 * until the islands are there, which repeat it. Where their files can't be had, take too long, or fail, the form is the
 * browser's own again, and goes natively.
 *
 * It opens the form that an address leads to, and does what some browsers can't do by themselves yet, and what none does.
 */

export {};

/** How long a submit waits, in milliseconds: over twice what a slow phone takes on a slow network. */
const PATIENCE = 5000;
/** How long the islands, once loaded, may take to begin with the dialog at hand, in milliseconds. */
const START = 1000;

const page = document;
const root = page.documentElement;
const { dataset } = root;
/** The button or link that opened a dialog last. */
let opener: HTMLElement | null;
let pressed: HTMLElement;

page.typed = new Set();

function find<Found extends HTMLElement>(selector: string): Found | null {
  return page.querySelector<Found>(selector);
}

/** Calls back for every event of such a type on an element of the page, before the element itself hears of it. */
function on(type: string, act: (event: MouseEvent & { target: HTMLElement }) => void): void {
  root.addEventListener(type, { handleEvent: act }, true);
}

/** The form that a link or the page's own address leads to, by the fragment `#book-a-demo` or `#contact-sales`. */
function linkedForm(fragment: string) {
  return /^#[a-z-]+$/.test(fragment) ? find<HTMLDialogElement>(`dialog${fragment}`) : null;
}

function controlAt(target: HTMLElement) {
  return target.closest<HTMLElement>('[commandfor],a');
}

/** The dialog that a button opens or closes, or that a link leads to. */
function dialogOf(control: HTMLElement | null) {
  const id = control?.getAttribute('commandfor');
  return id ? find<HTMLDialogElement>(`#${id}`) : linkedForm(control?.getAttribute('href') ?? '');
}

/** While a dialog is open the page has no scrollbar, whose room must stay. */
function keepScrollbarRoom(): void {
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

/** Leaves validation to the islands, or to the browser, and lets go what is held. */
function handOver(toIslands: boolean): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('dialog form')) {
    if (form.onsubmit) continue;
    form.noValidate = toIslands;
    if (form.ariaBusy) {
      form.ariaBusy = null;
      form.requestSubmit();
    }
  }
}

function bring({ target }: { target: HTMLElement }): void {
  const wanted = dialogOf(controlAt(target)) ?? target.closest<HTMLElement>('dialog,[data-island]');
  if (!wanted) return;
  page.wanted = wanted;
  const islands = find<HTMLTemplateElement>('#_islands');
  if (!islands) return;
  islands.remove();
  handOver(true);
  const scripts = islands.content.querySelectorAll('script');
  let missing = scripts.length;
  for (const script of scripts) {
    script.onerror = () => giveUp(script.src);
    script.onload = () => {
      missing -= 1;
      if (missing) return;
      setTimeout(() => dataset.scripts || giveUp('broken'), START);
    };
  }
  page.body.append(islands.content);
}

function giveUp(reason: string): void {
  if (dataset.scripts === 'lost') return;
  dataset.scripts = 'lost';
  console.error(`No script: ${reason}`);
  handOver(false);
}

/** Opens the form that the address leads to. */
function openLinked(): void {
  const dialog = linkedForm(location.hash);
  if (dialog?.open) return;
  find<HTMLDialogElement>('dialog[open]')?.close();
  if (!dialog) return;
  keepScrollbarRoom();
  dialog.showModal();
  // In a tab in the background nothing takes the focus.
  bring({ target: dialog });
}

page.addEventListener('DOMContentLoaded', openLinked);
addEventListener('hashchange', openLinked);

on('pointermove', bring);
on('pointerup', bring);
on('focusin', bring);

// Tells what the visitor has typed from what the browser itself has put into the fields.
on('input', ({ target }) => page.typed?.add(target.id));

on('submit', (event) => {
  const form = event.target.closest<HTMLFormElement>('dialog form');
  if (!form || form.onsubmit || dataset.scripts === 'lost') return;
  event.preventDefault();
  form.ariaBusy = 'true';
  setTimeout(() => form.ariaBusy && giveUp('late'), PATIENCE);
});

on('pointerdown', ({ target }) => {
  pressed = target;
});

on('click', (event) => {
  const { target } = event;
  const control = controlAt(target);
  const named = dialogOf(control);
  const isLink = control?.matches('a');
  // With a key held down a link opens a tab or a window.
  if (control && named && !(isLink && (event.ctrlKey || event.metaKey || event.shiftKey))) {
    if (isLink) event.preventDefault();
    if (!named.open) opener = control;
    keepScrollbarRoom();
    if (!('command' in control)) named[named.open ? 'close' : 'showModal']();
  }
  // A dialog's backdrop is all of it that isn't its content. A press that began there, and ended there.
  const dialog = target.closest<HTMLDialogElement>('[closedby=any]');
  if (dialog === target && target === pressed && !('closedBy' in target)) dialog.close();
  // A link that opens a new tab leaves the menu where it is.
  if (target.closest('nav a')) find(':popover-open')?.hidePopover();
});

// Where a click gives no focus, none comes back; and the menu has closed around its button.
on('close', () => {
  if (!opener || find('body :focus')?.checkVisibility()) return;
  const back = opener.checkVisibility() ? opener : find('[popovertarget]');
  back?.focus({ preventScroll: true });
});
