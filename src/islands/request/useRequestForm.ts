import { enqueueSnackbar } from 'notistack';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint, painted } from '../../components/afterPaint';
import { setBusy } from '../../components/setBusy';
import { checkEmail } from './checkEmail';
import { closeToasts } from './closeToasts';
import { forgetDraft, readDraft } from './draft';
import {
  control,
  emptyForms,
  fillForm,
  readFields,
  requestDialog,
  requestForm,
  restoreTyped,
  shareTyped,
  shareUnnoticed,
} from './forms';
import type { RequestFormProps } from './RequestForm';
import { type FieldName, missingFields, type RequestFields, submitRequest } from './submitRequest';

export interface RequestFormState {
  /** Whether it checks its fields itself; until then the browser does. */
  isReady: boolean;
  sending: boolean;
  /** The fields that are invalid, and what is wrong with them. */
  invalid: { fields: readonly FieldName[]; message: string; isSpoken?: boolean } | undefined;
  /** What the form contains, if it could not be sent, or its email was refused. */
  unsent: RequestFields | undefined;
}

/**
 * The states of a request form (specification, section 4) and the events that change them. The form and its dialog
 * belong to the page, so their events are listened to once its contents are mounted.
 */
export function useRequestForm({ type, words, endpoint }: RequestFormProps): RequestFormState {
  const [isReady, setIsReady] = useState(false);
  const [sending, setSending] = useState(false);
  const [invalid, setInvalid] = useState<RequestFormState['invalid']>();
  const [unsent, setUnsent] = useState<RequestFields>();
  // State changes with the next render; a second submit in the same tick must already see this.
  const busy = useRef(false);

  function fail(message: string) {
    const { errorTitle: title, dismiss } = words;
    enqueueSnackbar(message, { variant: 'error', title, dismiss });
  }

  /** Why the email is refused, if it is. */
  function refusal({ email }: RequestFields): string | undefined {
    const problem = checkEmail(email);
    if (problem === undefined) return undefined;
    const { sign } = problem;
    return sign ? words.refusedSign.replace('{sign}', () => sign) : words.malformedEmail;
  }

  function reject(form: HTMLFormElement, fields: readonly FieldName[], message: string) {
    // Render the error before its field gets the focus, so that both are announced together.
    flushSync(() => setInvalid({ fields, message }));
    for (const first of fields.slice(0, 1)) control(form, first)?.focus();
  }

  const submit = useEffectEvent(async (dialog: HTMLDialogElement, form: HTMLFormElement) => {
    if (busy.current) return;
    const fields = readFields(form);
    closeToasts();
    setUnsent(undefined);
    const missing = missingFields(fields);
    if (missing.length > 0) {
      reject(form, missing, words.missing);
      afterPaint(() => {
        if (busy.current || !dialog.open) return;
        if (missingFields(readFields(form)).length > 0) fail(words.missing);
      });
      return;
    }
    const refused = refusal(fields);
    if (refused !== undefined) {
      setUnsent(fields);
      reject(form, ['email'], refused);
      // The focus doesn't announce it where it was in the field already.
      afterPaint(() => setInvalid((error) => error && { ...error, isSpoken: true }));
      return;
    }
    busy.current = true;
    const body = { ...fields, requestType: type, subject: words[type].subject };
    const { name } = words.honeypot;
    const honeypot = { name, value: control(form, name)?.value ?? '' };
    setInvalid(undefined);
    setSending(true);
    setBusy(dialog, true);
    // Starting a request takes the browser longer than showing that it has started.
    await painted();
    const outcome = await submitRequest(body, { endpoint, fetch: window.fetch, honeypot });
    busy.current = false;
    flushSync(() => {
      setSending(false);
      if (outcome.status === 'failed') setUnsent(fields);
    });
    setBusy(dialog, false);
    if (outcome.status === 'failed') {
      console.error(`The request could not be sent: ${outcome.reason}`);
      fail(words.failed);
      form.querySelector<HTMLElement>('[type="submit"]')?.focus();
      return;
    }
    forgetDraft();
    emptyForms();
    dialog.close();
    // With the dialog gone the whole page is back, and some browsers would not announce anything else in that moment.
    await painted();
    enqueueSnackbar(words[type].success, {
      variant: 'success',
      title: words.successTitle,
      dismiss: words.dismiss,
    });
  });

  const onInput = useEffectEvent((form: HTMLFormElement) => {
    const fields = shareTyped(form);
    if (invalid && unsent) {
      const message = refusal(fields);
      setInvalid(message === undefined ? undefined : { fields: invalid.fields, message });
      setUnsent(message === undefined ? undefined : fields);
      return;
    }
    const missing = missingFields(fields);
    if (invalid && missing.length === 0) closeToasts();
    setInvalid((current) => {
      const remaining = current?.fields.filter((name) => missing.includes(name)) ?? [];
      return current && remaining.length > 0 ? { ...current, fields: remaining } : undefined;
    });
    setUnsent((current) => current && fields);
  });

  /** The visitor may correct the fields in the other form, or on another page. */
  const forgetErrors = useEffectEvent(() => {
    setInvalid(undefined);
    setUnsent(undefined);
  });

  useEffect(() => {
    const dialog = requestDialog(type);
    const form = requestForm(type);
    if (dialog === null || form === null) return;
    restoreTyped(form);
    setIsReady(true);
    form.noValidate = true;
    form.oninput = () => onInput(form);
    form.onsubmit = (event) => {
      event.preventDefault();
      void submit(dialog, form);
    };
    dialog.onclose = () => {
      shareUnnoticed(form);
      forgetErrors();
    };
    function onHide() {
      closeToasts();
      if (form && dialog?.open) shareUnnoticed(form);
    }
    dialog.oncancel = (event) => {
      if (busy.current) event.preventDefault();
    };
    // Without `closedby`, some browsers let that be prevented only twice.
    dialog.onkeydown = (event) => {
      if (busy.current && event.key === 'Escape') event.preventDefault();
    };
    // Since a page was cached or prerendered, text may have been typed on another page, or sent.
    function onShow(event: Event) {
      const isLoad = 'persisted' in event && !event.persisted;
      const draft = isLoad ? undefined : readDraft();
      if (form === null || draft === undefined) return;
      fillForm(form, draft.fields);
      forgetErrors();
    }
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('prerenderingchange', onShow);
    // An earlier submit was held until now (src/islands/loader.ts).
    if (form.dataset.held) {
      delete form.dataset.held;
      // React can't render within an effect.
      queueMicrotask(() => form.requestSubmit());
    }
    return () => {
      form.oninput = form.onsubmit = dialog.onclose = dialog.oncancel = dialog.onkeydown = null;
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('prerenderingchange', onShow);
    };
  }, [type]);

  return { isReady, sending, invalid, unsent };
}
