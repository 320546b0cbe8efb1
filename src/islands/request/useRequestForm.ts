import { type SnackbarKey, useSnackbar } from 'notistack';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint, painted } from '../../components/afterPaint';
import { forgetDraft, readDraft } from './draft';
import {
  emailIsWellFormed,
  emptyForms,
  fillForm,
  focusField,
  focusSubmit,
  readFields,
  restoreTyped,
  shareTyped,
  valueIn,
} from './forms';
import {
  type FieldName,
  firstMissing,
  type RequestFields,
  type RequestType,
  submitRequest,
} from './submitRequest';

interface RequestFormOptions {
  type: RequestType;
  words: Queries.RequestDialogsFragment;
  endpoint: string;
  closeDialog: () => void;
}

interface RequestForm {
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
  /** What is wrong, by field. */
  invalid: Partial<Record<FieldName, string>> | undefined;
  /** What stands in the form after it could not be sent. */
  unsent: RequestFields | undefined;
  /** True once scripts have taken over validation and sending. */
  ready: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: () => void;
  onClose: () => void;
}

/** The states of a request form (specification, section 4) and what moves it between them. */
export function useRequestForm({
  type,
  words,
  endpoint,
  closeDialog,
}: RequestFormOptions): RequestForm {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [invalid, setInvalid] = useState<RequestForm['invalid']>();
  const [unsent, setUnsent] = useState<RequestFields>();
  const [ready, setReady] = useState(false);
  // State changes take effect with the next render; a second submit in the same tick must see this one.
  const busy = useRef(false);
  const errorToast = useRef<SnackbarKey>(undefined);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();

  useEffect(() => {
    if (form.current) restoreTyped(form.current);
    setReady(true);
    // A page that comes back whole still has what has been sent from another one meanwhile.
    function onPageShow({ persisted }: PageTransitionEvent) {
      const draft = persisted ? readDraft() : undefined;
      if (form.current === null || draft === undefined) return;
      fillForm(form.current, draft);
      setUnsent(undefined);
    }
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  function fail(message: string) {
    const { errorTitle: title, dismiss } = words;
    errorToast.current = enqueueSnackbar(message, { variant: 'error', title, dismiss });
  }

  function refuse(field: FieldName, message: string) {
    // The error text must stand before the focus reaches its field, so that both are announced together.
    flushSync(() => setInvalid({ [field]: message }));
    focusField(form.current, field);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    const fields = readFields(element);
    closeSnackbar();
    setUnsent(undefined);
    const missing = firstMissing(fields);
    if (missing) {
      refuse(missing, words.missing);
      afterPaint(() => {
        if (!busy.current) fail(words.missing);
      });
      return;
    }
    if (!emailIsWellFormed(element)) {
      refuse('email', words.malformedEmail);
      return;
    }
    busy.current = true;
    setInvalid(undefined);
    setSending(true);
    const leaving = abortOnLeave();
    const body = { ...fields, requestType: type, subject: words[type].subject };
    const trap = { name: words.trap.name, value: valueIn(element, words.trap.name) };
    // To begin a request takes the browser longer than all that is shown of it.
    await painted();
    const outcome = await submitRequest(body, {
      endpoint,
      fetch: window.fetch,
      trap,
      leaving: leaving.signal,
    });
    leaving.stop();
    busy.current = false;
    flushSync(() => {
      setSending(false);
      if (outcome.status === 'failed') setUnsent(fields);
    });
    if (outcome.status === 'sent') {
      forgetDraft();
      emptyForms();
      closeDialog();
      enqueueSnackbar(words[type].success, {
        variant: 'success',
        title: words.successTitle,
        dismiss: words.dismiss,
      });
      return;
    }
    if (outcome.status === 'failed') {
      console.error(`The request could not be sent: ${outcome.reason}`);
      fail(words.failed);
    }
    focusSubmit(element);
  }

  function onInput() {
    const element = form.current;
    if (element === null) return;
    const fields = shareTyped(element);
    setInvalid((current) => current && stillInvalid(current, element));
    setUnsent((current) => current && fields);
  }

  /** Errors don't outlive the try that brought them: the field may be mended in the other form. */
  function onClose() {
    setInvalid(undefined);
    setUnsent(undefined);
    if (errorToast.current !== undefined) closeSnackbar(errorToast.current);
  }

  return { form, sending, invalid, unsent, ready, onSubmit, onInput, onClose };
}

/** The errors that hold still while the visitor mends them. */
function stillInvalid(
  invalid: RequestForm['invalid'],
  form: HTMLFormElement,
): RequestForm['invalid'] {
  const fields = readFields(form);
  const emailIsMended = fields.email.trim() !== '' && emailIsWellFormed(form);
  const name = fields.name.trim() === '' ? invalid?.name : undefined;
  const email = emailIsMended ? undefined : invalid?.email;
  return name || email ? { name, email } : undefined;
}

function abortOnLeave(): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  window.addEventListener('pagehide', abort);
  return {
    signal: controller.signal,
    stop: () => window.removeEventListener('pagehide', abort),
  };
}
