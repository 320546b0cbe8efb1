import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { RequestForm } from './request/RequestForm';
import { setBusy } from './request/setBusy';
import { Player } from './video/Player';

/** Hydrates a form. If that fails, it is plain HTML again, with what was typed. */
export function hydrateForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  hydrate(form, RequestForm, () => {
    const dialog = form.closest('dialog');
    if (dialog !== null) setBusy(dialog, false);
    document.handover?.advance(form, 'missing');
  });
}

/** Hydrates a player. If that fails, the link below it remains. */
export function hydratePlayer(screen: HTMLElement): void {
  hydrate(screen, Player, () => {
    screen.hidden = true;
  });
}

/**
 * Hydrates the contents of an element synchronously: between the moment React starts listening and the moment it has
 * hydrated, an event such as a change of focus would make it hydrate in the middle of that event.
 *
 * If it fails, now or later, the former contents are put back.
 *
 * @param Contents gets the data embedded next to the element
 * @param onFailure called once the former contents are back
 */
function hydrate<Props extends object>(
  container: HTMLElement,
  Contents: ComponentType<Props>,
  onFailure: () => void,
): void {
  const untouched = container.cloneNode(true);
  let typed = readTyped(container);
  function fail(error: unknown) {
    console.error('A dialog continues without its script:', error);
    container.replaceChildren(...untouched.childNodes);
    typed.carryOver();
    onFailure();
  }
  try {
    const data = container.parentElement?.querySelector('[type="application/json"]')?.textContent;
    const contents = <Contents {...JSON.parse(data ?? '')} />;
    flushSync(() =>
      hydrateRoot(container, <Carried carryOver={typed.carryOver}>{contents}</Carried>, {
        // A translator or an extension had altered them, so React rendered them again.
        onRecoverableError: (error) =>
          console.debug('Re-rendered after a hydration mismatch:', error),
        onUncaughtError: fail,
      }),
    );
    typed = readTyped(container);
  } catch (error) {
    fail(error);
  }
}

/** Carries typed text over into its contents once they are in the page. */
function Carried({ carryOver, children }: { carryOver: () => void; children: ReactNode }) {
  useLayoutEffect(carryOver, [carryOver]);
  return children;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/** Reads values, focus and selection. `carryOver` gives them to the controls that have replaced these. */
function readTyped(container: HTMLElement): { carryOver: () => void } {
  // Controls keep their values outside the page.
  const former = controlsIn(container);
  const focused = former.find((control) => control === document.activeElement);
  const selection = focused && selectionIn(focused);
  return {
    carryOver() {
      for (const control of controlsIn(container)) {
        const before = former.find(({ name }) => name === control.name);
        if (before === undefined || before === control) continue;
        if (control.value !== before.value) control.value = before.value;
        if (before !== focused) continue;
        control.focus({ preventScroll: true });
        if (selection && 'setSelectionRange' in control) control.setSelectionRange(...selection);
      }
    },
  };
}

/** All controls have a name, except the submit button. */
function controlsIn(container: HTMLElement): Control[] {
  return [...container.querySelectorAll<Control>('[name], [type="submit"]')];
}

/** Email fields have no selection. */
function selectionIn(
  control: Control,
): Parameters<HTMLInputElement['setSelectionRange']> | undefined {
  if (!('selectionStart' in control)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  if (selectionStart === null || selectionEnd === null) return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}
