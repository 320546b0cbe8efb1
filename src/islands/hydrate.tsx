import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the contents of an element synchronously: between the moment React starts listening and the moment it has
 * hydrated, an event such as a change of focus would make it hydrate in the middle of that event.
 *
 * If it fails, now or later, the former contents are put back.
 *
 * @param draw renders the contents from the data embedded next to the element
 * @param onFailure called once the former contents are back
 */
export function hydrate<Props>(
  container: HTMLElement,
  draw: (props: Props) => ReactNode,
  onFailure: () => void,
): void {
  const untouched = container.cloneNode(true);
  function fail(error: unknown) {
    console.error('A dialog continues without its script:', error);
    container.replaceChildren(...untouched.childNodes);
    onFailure();
  }
  try {
    const data = container.parentElement?.querySelector('[type="application/json"]')?.textContent;
    const contents = draw(JSON.parse(data ?? ''));
    flushSync(() =>
      hydrateRoot(container, contents, {
        // A translator or an extension had altered them, so React rendered them again.
        onRecoverableError: (error) =>
          console.debug('Re-rendered after a hydration mismatch:', error),
        onUncaughtError: fail,
      }),
    );
  } catch (error) {
    fail(error);
  }
}
