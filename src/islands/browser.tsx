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
 * The site's one script: React takes hold of the insides of the dialogs, each with the data that stands beside it.
 */

// All styles stand in the page from the build on.
const styles = createCache({ key: 'css' });
styles.insert = () => undefined;

reloadOnceSent();

// Forms tell their news through these.
flushSync(() => createRoot(document.createElement('div')).render(styled(<Toasts />)));

for (const form of document.querySelectorAll<HTMLFormElement>('dialog form')) {
  const props: RequestFormProps = dataFor(form);
  hydrate(form, <RequestForm {...props} />, () => {
    // The loader holds no submit of a form that listens; this one goes to the browser.
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
 * Hands the insides of an element to React. Where they can't be drawn, they are what they were without it.
 *
 * @param onFailure called once they are that
 */
function hydrate(container: HTMLElement, insides: ReactNode, onFailure: () => void): void {
  const untouched = container.cloneNode(true);
  hydrateRoot(container, styled(insides), {
    // A translator or an extension has altered them, and React has drawn them anew.
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
