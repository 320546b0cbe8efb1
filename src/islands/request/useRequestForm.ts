import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint, painted } from '../../components/afterPaint';
import { setBusy } from '../../components/Dialog';
import { forgetDraft, readDraft } from './draft';
import {
  emailIsWellFormed,
  emptyForms,
  fillForm,
  focusField,
  focusSubmit,
  readFields,
  requestDialog,
  requestForm,
  restoreTyped,
  shareTyped,
  valueIn,
} from './forms';
import type { RequestFormProps } from './RequestForm';
import { type FieldName, firstMissing, type RequestFields, submitRequest } from './submitRequest';

interface RequestFormState {
  sending: boolean;
  /** What is wrong, by field. */
  invalid: Partial<Record<FieldName, string>> | undefined;
  /** What stands in the form after it could not be sent. */
  unsent: RequestFields | undefined;
}

/**
 * The states of a request form (specification, section 4) and what moves it between them. The form itself and its
 * dialog are the page's; their events are listened to once the insides are there.
 */
export function useRequestForm({
  type,
  words,
  endpoint,
}: Omit<RequestFormProps, 'email'>): RequestFormState {
  const [sending, setSending] = useState(false);
  const [invalid, setInvalid] = useState<RequestFormState['invalid']>();
  const [unsent, setUnsent] = useState<RequestFields>();
  // State changes take effect with the next render; a second submit in the same tick must see this one.
  const busy = useRef(false);
  const errorToast = useRef<SnackbarKey>(undefined);

  function fail(message: string) {
    const { errorTitle: title, dismiss } = words;
    errorToast.current = enqueueSnackbar(message, { variant: 'error', title, dismiss });
  }

  function refuse(form: HTMLFormElement, field: FieldName, message: string) {
    // The error text must stand before the focus reaches its field, so that both are announced together.
    flushSync(() => setInvalid({ [field]: message }));
    focusField(form, field);
  }

  const submit = useEffectEvent(async (dialog: HTMLDialogElement, form: HTMLFormElement) => {
    if (busy.current) return;
    const fields = readFields(form);
    closeSnackbar();
    setUnsent(undefined);
    const missing = firstMissing(fields);
    if (missing) {
      refuse(form, missing, words.missing);
      afterPaint(() => {
        if (!busy.current) fail(words.missing);
      });
      return;
    }
    if (!emailIsWellFormed(form)) {
      refuse(form, 'email', words.malformedEmail);
      return;
    }
    busy.current = true;
    const body = { ...fields, requestType: type, subject: words[type].subject };
    const honeypot = { name: words.honeypot.name, value: valueIn(form, words.honeypot.name) };
    setInvalid(undefined);
    setSending(true);
    setBusy(dialog, true);
    // To begin a request takes the browser longer than all that is shown of it.
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
      focusSubmit(form);
      return;
    }
    forgetDraft();
    emptyForms();
    dialog.close();
    enqueueSnackbar(words[type].success, {
      variant: 'success',
      title: words.successTitle,
      dismiss: words.dismiss,
    });
  });

  const onInput = useEffectEvent((form: HTMLFormElement) => {
    const fields = shareTyped(form);
    setInvalid((current) => current && stillInvalid(current, form));
    setUnsent((current) => current && fields);
  });

  /** Errors don't outlive the try that brought them: the field may be mended in the other form. */
  const onClose = useEffectEvent(() => {
    setInvalid(undefined);
    setUnsent(undefined);
    if (errorToast.current !== undefined) closeSnackbar(errorToast.current);
  });

  useEffect(() => {
    const dialog = requestDialog(type);
    const form = requestForm(type);
    if (dialog === null || form === null) return;
    restoreTyped(form);
    form.noValidate = true;
    form.oninput = () => onInput(form);
    form.onsubmit = (event) => {
      event.preventDefault();
      void submit(dialog, form);
    };
    dialog.onclose = () => onClose();
    dialog.oncancel = (event) => {
      if (busy.current) event.preventDefault();
    };
    // A page that comes back whole still has what has been sent from another one meanwhile.
    function onPageShow({ persisted }: PageTransitionEvent) {
      const draft = persisted ? readDraft() : undefined;
      if (form === null || draft === undefined) return;
      fillForm(form, draft.fields);
      setUnsent(undefined);
    }
    window.addEventListener('pageshow', onPageShow);
    // A submit that came before has been held for this moment (src/build/html/loader.ts).
    if (form.ariaBusy) {
      form.ariaBusy = null;
      form.requestSubmit();
    }
    return () => {
      form.oninput = form.onsubmit = dialog.onclose = dialog.oncancel = null;
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [type]);

  return { sending, invalid, unsent };
}

/** The errors that hold still while the visitor mends them. */
function stillInvalid(
  invalid: RequestFormState['invalid'],
  form: HTMLFormElement,
): RequestFormState['invalid'] {
  const fields = readFields(form);
  const emailIsMended = fields.email.trim() !== '' && emailIsWellFormed(form);
  const name = fields.name.trim() === '' ? invalid?.name : undefined;
  const email = emailIsMended ? undefined : invalid?.email;
  return name || email ? { name, email } : undefined;
}
