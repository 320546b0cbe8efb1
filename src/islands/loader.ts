/*
 * The inline script of every page, compiled by the build (kit/build/html/finishPages.ts).
 *
 * It loads the islands once a visitor needs them: the pointer moves onto a control that needs them, a click or tap, or focus.
 * It then holds a submit until they have taken the form over. If their files can't be loaded, take too long, or fail, the
 * browser submits the form natively.
 *
 * It also opens and closes dialogs, one at a time, opens the form that the address points to, and stands in for features that
 * some browsers lack.
 */

import { siteDialog } from '../components/siteDialog';
import type { Handover } from './handover';
import { linkedFormId } from './linkedFormId';
import { advance, type EarlyEvent } from './request/machine';

/** How long a submit waits: more than twice what a slow phone takes on a slow network. */
const SUBMIT_TIMEOUT_MS = 5000;
/** How long the islands, once loaded, may take to start with the open dialog. */
const START_TIMEOUT_MS = 1000;

/** Finds the site’s own forms. Other programs may have forms in the page. */
const requestForm = 'form[data-island]';

const page = document;
const root = page.documentElement;
let pressed: HTMLElement;
/** The last click, and the button or link that it hit. */
let last: MouseEvent | undefined;
let lastControl: HTMLElement | null;

const handover: Handover = { typed: new Set(), advance };
page.handover = handover;

/** Narrower than the DOM’s own types: all events here have an element as their target. */
type Listener = (event: MouseEvent & KeyboardEvent & { target: HTMLElement }) => void;

declare function addEventListener(type: string, act: Listener, capture: true): void;

function find<Found extends HTMLElement>(selector: string): Found | null {
  return page.querySelector<Found>(selector);
}

/** Listens to an event type on the whole page, before the target itself. */
function on(type: string, act: Listener): void {
  addEventListener(type, act, true);
}

function dialogWith(id: string | undefined) {
  return find<HTMLDialogElement>(`${siteDialog}[id="${id}"]`);
}

/** Finds the dialog that the button at `target` opens or closes, or the form that the link there points to. */
function dialogOf(target: HTMLElement) {
  const control = target.closest<HTMLAnchorElement>('[commandfor],[href^="#"]');
  return control && dialogWith(control.getAttribute('commandfor') ?? linkedFormId(control.hash));
}

/**
 * Closes the open dialog, and opens another one, if any: the transcript of a video may link to a form. While a form is
 * being sent, its dialog stays.
 */
function show(dialog: HTMLDialogElement | null): void {
  if (find(`${requestForm}[data-request="sending"]`)) return;
  find<HTMLDialogElement>(`${siteDialog}[open]`)?.close();
  if (!dialog) return;
  // While a dialog is open, the page has no scrollbar; its space must be kept.
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
  dialog.showModal();
  // In a background tab, nothing gets the focus.
  loadIslands({ target: dialog });
}

/** Changes the state of all forms that the islands have not taken over. */
function advanceAll(event: EarlyEvent): void {
  for (const form of page.querySelectorAll<HTMLFormElement>(requestForm)) advance(form, event);
}

function loadIslands({ target }: { target: HTMLElement }): void {
  const wanted = dialogOf(target) ?? target.closest<HTMLElement>(`${siteDialog},[data-island]`);
  if (!wanted) return;
  handover.wanted = wanted;
  const islands = find<HTMLTemplateElement>('#_islands');
  if (!islands) return;
  islands.remove();
  advanceAll('wanted');
  const scripts = islands.content.querySelectorAll('script');
  let missing = scripts.length;
  for (const script of scripts) {
    script.onerror = () => giveUp(script.src);
    script.onload = () => {
      if (!--missing) setTimeout(giveUp, START_TIMEOUT_MS, 'broken');
    };
  }
  page.body.append(islands.content);
}

/** Leaves the forms to the browser, unless the islands have begun. */
function giveUp(reason: string): void {
  const { dataset } = root;
  if (dataset.scripts) return;
  dataset.scripts = 'none';
  console.error('No script:', reason);
  advanceAll('missing');
}

/** Opens the form that the address points to, unless it is open. */
function openLinked(): void {
  const dialog = dialogWith(linkedFormId(location.hash));
  if (!dialog?.open) show(dialog);
}

on('DOMContentLoaded', openLinked);
on('hashchange', openLinked);

on('pointermove', loadIslands);
on('focusin', loadIslands);

// Distinguishes what the visitor typed from what the browser itself filled in.
on('input', ({ target }) => handover.typed.add(target.id));

on('submit', (event) => {
  const form = event.target.closest<HTMLFormElement>(requestForm);
  if (!form || advance(form, 'submitted') !== 'held') return;
  event.preventDefault();
  setTimeout(() => form.dataset.request === 'held' && giveUp('late'), SUBMIT_TIMEOUT_MS);
});

on('keydown', (event) => {
  const { key, repeat, target } = event;
  // After another key, the next press is meant.
  if (key !== 'Enter' && key !== ' ') last = undefined;
  // A key that is held acts once, wherever it moves the focus. In a text it repeats.
  if (repeat && key === 'Enter' && target.matches('a,button,input')) event.preventDefault();
});

on('pointerdown', ({ target }) => {
  pressed = target;
});

on('click', (event) => {
  loadIslands(event);
  const { target, timeStamp, detail, x, y } = event;
  const control = target.closest<HTMLElement>('a,button');
  // A trembling hand, or a double-click, presses several times. If the first press has put something else under the pointer,
  // or moved the focus, the others are ignored. Most systems allow half a second between two presses, and a finger needs 24
  // pixels. A key has neither coordinates nor a detail.
  if (
    event.isTrusted &&
    last &&
    control !== lastControl &&
    timeStamp - last.timeStamp < 500 &&
    (detail && last.detail ? Math.hypot(x - last.x, y - last.y) < 24 : detail === last.detail)
  ) {
    last = event;
    return event.preventDefault();
  }
  last = event;
  lastControl = control;
  // Some browsers don't focus a clicked button. From a dialog the focus returns to it, or to the button of its menu.
  control?.focus({ preventScroll: true });
  control?.closest<HTMLElement>('#_menu')?.hidePopover?.();
  const named = dialogOf(target);
  // With a modifier key, a link opens a tab or a window.
  if (named && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault();
    show(named.open ? null : named);
  }
  // A click on the dialog itself is on its backdrop, since the content covers the rest. It must begin and end there.
  if (target.matches(siteDialog) && target === pressed && target === page.elementFromPoint(x, y))
    show(null);
});

// A held submit ends with its dialog.
on('close', ({ target }) => {
  if (target.matches(siteDialog)) advanceAll('closed');
});
