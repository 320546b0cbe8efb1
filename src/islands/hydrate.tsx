import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { RequestForm } from './request/RequestForm';
import { setBusy } from './request/setBusy';
import { Player } from './video/Player';

/** Draws each type of island, by the value of `data-island`, from the JSON embedded next to it. */
const islands: Record<string, (data: string) => ReactNode> = {
  'request-form': (data) => <RequestForm {...JSON.parse(data)} />,
  player: (data) => <Player {...JSON.parse(data)} />,
};

/**
 * Hydrates an island synchronously: between the moment React starts listening and the moment it has hydrated, an event such
 * as a change of focus would make it hydrate in the middle of that event.
 *
 * If it fails, now or later, a form is plain HTML again, with what was typed, and of a player the link below it remains.
 */
export function hydrate(island: HTMLElement): void {
  const untouched = island.cloneNode(true);
  let typed = readTyped(island);
  function fail(error: unknown) {
    console.error('A dialog continues without its script:', error);
    island.replaceChildren(...untouched.childNodes);
    typed.carryOver();
    const dialog = island.closest('dialog');
    if (dialog !== null) setBusy(dialog, false);
    if (island instanceof HTMLFormElement) document.handover?.advance(island, 'missing');
    else island.hidden = true;
  }
  try {
    const data = island.parentElement?.querySelector('[type="application/json"]')?.textContent;
    const contents = islands[island.dataset.island ?? '']?.(data ?? '');
    flushSync(() =>
      hydrateRoot(island, <Carried carryOver={typed.carryOver}>{contents}</Carried>, {
        // A translator or an extension had altered them, so React rendered them again.
        onRecoverableError: (error) =>
          console.debug('Re-rendered after a hydration mismatch:', error),
        onUncaughtError: fail,
      }),
    );
    typed = readTyped(island);
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
  // An email field has no selection.
  const [start, end] =
    focused && 'selectionStart' in focused ? [focused.selectionStart, focused.selectionEnd] : [];
  return {
    carryOver() {
      for (const control of controlsIn(container)) {
        const before = former.find(({ name }) => name === control.name);
        if (before === undefined || before === control) continue;
        if (control.value !== before.value) control.value = before.value;
        if (before !== focused) continue;
        control.focus({ preventScroll: true });
        if (start != null && end != null && 'setSelectionRange' in control)
          control.setSelectionRange(start, end);
      }
    },
  };
}

/** All controls have a name, except the submit button. */
function controlsIn(container: HTMLElement): Control[] {
  return [...container.querySelectorAll<Control>('[name], [type="submit"]')];
}
