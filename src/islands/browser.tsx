import './request/toastStyles';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setBusy } from '../components/Dialog';
import { reloadOnceSent } from './request/draft';
import { putBackFields } from './request/keptFields';
import { RequestForm, type RequestFormProps } from './request/RequestForm';
import { Toasts } from './request/Toasts';
import { Player, type PlayerProps } from './video/Player';

/*
 * The site's only script: React hydrates the contents of the dialogs, each with the data embedded beside it.
 */

// The page has all styles already.
const styles = createCache({ key: 'css' });
styles.insert = () => undefined;

reloadOnceSent();

// Forms show their messages through these.
flushSync(() => createRoot(document.createElement('div')).render(styled(<Toasts />)));

for (const form of document.querySelectorAll<HTMLFormElement>('dialog form')) {
  const props: RequestFormProps = dataFor(form);
  hydrate(form, <RequestForm {...props} />, () => {
    // With a listener the loader no longer holds the submit, so the browser sends the form.
    form.onsubmit = () => undefined;
    form.noValidate = false;
    const dialog = form.closest('dialog');
    if (dialog !== null) setBusy(dialog, false);
    putBackFields(props.type);
  });
}

for (const screen of document.querySelectorAll<HTMLElement>('[data-player]')) {
  const props: PlayerProps = dataFor(screen);
  hydrate(screen, <Player {...props} />, () => {
    screen.hidden = true;
  });
}

function dataFor(container: Element) {
  return JSON.parse(
    container.closest('dialog')?.querySelector('[type="application/json"]')?.textContent ?? '',
  );
}

/**
 * Hydrates the contents of an element. If that fails, it puts back what was there before.
 *
 * @param onFailure called once it has been put back
 */
function hydrate(container: HTMLElement, insides: ReactNode, onFailure: () => void): void {
  const untouched = container.cloneNode(true);
  hydrateRoot(container, styled(insides), {
    // A translator or an extension had altered them, so React rendered them again.
    onRecoverableError: (error) => console.debug('Drawn anew:', error),
    onUncaughtError: (error) => {
      console.error('A dialog goes on without its script:', error);
      container.replaceChildren(...untouched.childNodes);
      onFailure();
    },
  });
}

function styled(insides: ReactNode) {
  return <CacheProvider value={styles}>{insides}</CacheProvider>;
}
