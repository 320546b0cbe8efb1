import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the contents of an element, at once: between the moment in which React listens and the one in which it has
 * hydrated, events such as a change of the focus would make it hydrate in the middle of them.
 *
 * If it fails, now or later, what was there before is put back.
 *
 * @param draw renders the contents from the data that are embedded beside the element
 * @param onFailure called once the former contents are back
 */
export function hydrate<Props>(
  container: HTMLElement,
  draw: (props: Props) => ReactNode,
  onFailure: () => void,
): void {
  const untouched = container.cloneNode(true);
  function fail(error: unknown) {
    console.error('A dialog goes on without its script:', error);
    container.replaceChildren(...untouched.childNodes);
    onFailure();
  }
  try {
    const data = container.parentElement?.querySelector('[type="application/json"]')?.textContent;
    const contents = draw(JSON.parse(data ?? ''));
    flushSync(() =>
      hydrateRoot(container, contents, {
        // A translator or an extension had altered them, so React rendered them again.
        onRecoverableError: (error) => console.debug('Drawn anew:', error),
        onUncaughtError: fail,
      }),
    );
  } catch (error) {
    fail(error);
  }
}
