/*
 * The script that stands in every page, compiled for it by the build (src/build/html/finishPages.ts).
 *
 * It brings the islands on the first sign of a visitor who wants something from them: a pointer that moves onto a
 * control that needs them, a touch that wasn't the beginning of a scroll, or the focus. From then on a submit is held
 * until the islands are there, which repeat it. Where their files can't be had, or take too long, the form is the
 * browser's own again, and goes natively.
 *
 * It also does what some browsers can't do by themselves yet, and what none does.
 */

export {};

/** How long a submit waits, in milliseconds: over twice what a slow phone takes on a slow network. */
const PATIENCE = 5000;

const page = document;
const root = page.documentElement;
/** The button that opened a dialog last. */
let opener: HTMLElement | null;
let pressed: HTMLElement;
let lost = false;

page.typed = new Set();

function find<Found extends HTMLElement>(selector: string): Found | null {
  return page.querySelector<Found>(selector);
}

/** Calls back for every event of such a type on an element of the page, before the element itself hears of it. */
function on(type: string, act: (event: Event & { target: HTMLElement }) => void): void {
  root.addEventListener(type, { handleEvent: act }, true);
}

/** Leaves validation to the islands, or to the browser, and lets go what is held. */
function handOver(toIslands: boolean): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('dialog form')) {
    form.noValidate = toIslands;
    if (form.ariaBusy) {
      form.ariaBusy = null;
      form.requestSubmit();
    }
  }
}

function bring({ target }: { target: HTMLElement }): void {
  const islands = find<HTMLTemplateElement>('#_islands');
  if (!islands || !target.closest('[commandfor],dialog')) return;
  islands.remove();
  handOver(true);
  for (const script of islands.content.querySelectorAll('script')) {
    script.onerror = () => giveUp(script.src);
  }
  page.body.append(islands.content);
}

function giveUp(missing: string): void {
  if (lost) return;
  lost = true;
  root.dataset.scripts = 'lost';
  console.error(`No script: ${missing}`);
  handOver(false);
}

on('pointermove', bring);
on('pointerup', bring);
on('focusin', bring);

// Tells what the visitor has typed from what the browser itself has put into the fields.
on('input', ({ target }) => page.typed?.add(target.id));

on('submit', (event) => {
  const form = event.target.closest<HTMLFormElement>('dialog form');
  if (!form || form.onsubmit || lost) return;
  event.preventDefault();
  form.ariaBusy = 'true';
  setTimeout(() => form.ariaBusy && giveUp('late'), PATIENCE);
});

on('pointerdown', ({ target }) => {
  pressed = target;
});

on('click', ({ target }) => {
  const button = target.closest<HTMLElement>('[commandfor]');
  const named = find<HTMLDialogElement>(`#${button?.getAttribute('commandfor')}`);
  if (button && named) {
    if (!named.open) opener = button;
    // While a dialog is open the page has no scrollbar, whose room must stay.
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
    if (!('command' in button)) named[named.open ? 'close' : 'showModal']();
  }
  // A dialog's backdrop is all of it that isn't its content. A press that began there, and ended there.
  const dialog = target.closest<HTMLDialogElement>('[closedby=any]');
  if (dialog === target && target === pressed && !('closedBy' in target)) dialog.close();
  // A link that opens a new tab leaves the menu where it is.
  if (target.closest('nav a')) find(':popover-open')?.hidePopover();
});

// Where a click gives no focus, none comes back; and the menu has closed around its button.
on('close', () => {
  if (find('body :focus')?.checkVisibility()) return;
  const back = opener?.checkVisibility() ? opener : find('[popovertarget]');
  back?.focus({ preventScroll: true });
});
