import { enqueueSnackbar } from 'notistack';
import { flushSync } from 'react-dom';
import { painted } from '../painted';
import { forgetDraft, readDraft } from './draft';
import type { RequestType } from './fields';
import {
  control,
  emptyForms,
  fillForm,
  hasUnnoticed,
  readFields,
  restoreTyped,
  shareTyped,
} from './formValues';
import { type Effect, type RequestEvent, type State, stateAfterTakeover } from './machine';
import { setBusy } from './setBusy';
import { showFocused } from './showFocused';
import { submitRequest } from './submitRequest';
import { closeToasts } from './Toast';

/** The type, the endpoint and the words of a form. */
export interface RequestSetup {
  type: RequestType;
  words: Queries.RequestDialogsFragment;
  /** The address of the form service. */
  endpoint: string;
}

/**
 * Takes a form over: passes its events and those of its dialog to the machine (machine.ts), and runs the effects.
 *
 * @param draw shows a state
 * @returns a function that lets go of the form
 */
export function attachRequest(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  { type, words, endpoint }: RequestSetup,
  draw: (state: State) => void,
): () => void {
  let state: State = { at: 'idle' };
  const isSending = () => state.at === 'sending';

  const acts: Record<Effect, () => void> = {
    keep: () => shareTyped(form),
    send,
    sayInvalid,
    sayFailed: () => warn(words.failed),
    saySent,
    closeToasts: () => closeToasts(),
    focus() {
      form.querySelector<HTMLElement>('[aria-invalid], [type="submit"]')?.focus();
      showFocused();
    },
    forget() {
      forgetDraft();
      emptyForms();
    },
    close: () => dialog.close(),
  };

  function happen(event: RequestEvent): void {
    const before = state;
    const [after, ...effects] = stateAfterTakeover(before, event, readFields(form));
    state = after;
    if (after !== before) {
      form.dataset.request = after.at;
      // Errors are rendered before a field gets the focus, so that both are announced together.
      flushSync(() => draw(after));
      if (isSending() || before.at === 'sending') setBusy(dialog, isSending());
    }
    for (const effect of effects) acts[effect]();
  }

  async function send(): Promise<void> {
    const { name } = words.honeypot;
    const body = { ...readFields(form), requestType: type, subject: words[type].subject };
    const honeypot = { name, value: control(form, name)?.value ?? '' };
    // Starting a request takes the browser longer than showing that it has started.
    await painted();
    const outcome = await submitRequest(body, { endpoint, fetch: window.fetch, honeypot });
    if (outcome.status === 'failed') {
      console.error(`The request could not be sent: ${outcome.reason}`);
    }
    happen(outcome.status);
  }

  /** Announces the errors to visitors who don’t see the fields, unless they were corrected, or the dialog closed. */
  async function sayInvalid(): Promise<void> {
    await painted();
    if (state.at !== 'invalid' || !dialog.open) return;
    const isEmpty = [...state.problems.values()].includes('empty');
    warn(isEmpty ? words.missing : words.malformedEmail);
  }

  function warn(message: string): void {
    const { errorTitle: title, dismiss } = words;
    enqueueSnackbar(message, { variant: 'error', title, dismiss });
  }

  async function saySent(): Promise<void> {
    // While the dialog closes, some browsers announce the page, and nothing else.
    await painted();
    const { successTitle: title, dismiss } = words;
    enqueueSnackbar(words[type].success, { variant: 'success', title, dismiss });
  }

  /** Finds text that a browser or a password manager has filled in without an event. */
  function notice(): void {
    if (hasUnnoticed(form)) happen('typed');
  }

  function keepOpen(event: Event): void {
    if (isSending()) event.preventDefault();
  }

  function onHide(): void {
    happen('pageLeft');
    if (dialog.open) notice();
  }

  // While this page was cached or prerendered, text may have been typed on another page, or sent.
  function onShow(event: Event): void {
    const isLoad = 'persisted' in event && !event.persisted;
    if (isLoad) return;
    const draft = readDraft();
    if (draft) fillForm(form, draft.fields);
    happen('pageRestored');
  }

  restoreTyped(form);
  draw(state);
  form.oninput = () => happen('typed');
  form.onsubmit = (event) => {
    event.preventDefault();
    happen('submitted');
  };
  dialog.onclose = () => {
    notice();
    happen('closed');
  };
  dialog.oncancel = keepOpen;
  // Without `closedby`, some browsers let `cancel` be prevented only twice.
  dialog.onkeydown = (event) => {
    if (event.key === 'Escape') keepOpen(event);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  document.addEventListener('prerenderingchange', onShow);
  // An earlier submit may have been held until now. React can't render within an effect.
  queueMicrotask(() => document.handover?.advance(form, 'takenOver'));
  return () => {
    form.oninput = form.onsubmit = dialog.onclose = dialog.oncancel = dialog.onkeydown = null;
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    document.removeEventListener('prerenderingchange', onShow);
  };
}
