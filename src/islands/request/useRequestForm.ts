import { useSnackbar } from 'notistack';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { emptyFields, forgetDraft, keepDraft, readDraft } from './draft';
import {
  type FieldName,
  fieldNames,
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
  const [ready, setReady] = useState(false);
  // State changes take effect with the next render; a second submit in the same tick must see this one.
  const busy = useRef(false);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();

  useEffect(() => {
    if (form.current) restore(form.current);
    setReady(true);
  }, []);

  function fail(message: string) {
    enqueueSnackbar(message, { variant: 'error', title: words.errorTitle, dismiss: words.dismiss });
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
    const missing = firstMissing(fields);
    if (missing) {
      refuse(missing, words.missing);
      fail(words.missing);
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
    const outcome = await submitRequest(body, {
      endpoint,
      fetch: window.fetch,
      leaving: leaving.signal,
    });
    leaving.stop();
    busy.current = false;
    flushSync(() => setSending(false));
    if (outcome.status === 'sent') {
      forgetDraft();
      for (const each of requestForms()) fill(each, emptyFields);
      closeDialog();
      enqueueSnackbar(words[type].success, {
        variant: 'success',
        title: words.successTitle,
        dismiss: words.dismiss,
      });
    } else if (outcome.status === 'failed') {
      console.error(`The request could not be sent: ${outcome.reason}`);
      fail(words.failed);
      submitButton(element)?.focus();
    }
  }

  function onInput() {
    const element = form.current;
    if (element === null) return;
    const fields = readFields(element);
    keepDraft(fields);
    for (const each of requestForms()) if (each !== element) fill(each, fields);
    setInvalid((current) => current && stillInvalid(current, element));
  }

  /** Errors don't outlive the try that brought them: the field may be mended in the other form. */
  function onClose() {
    setInvalid(undefined);
  }

  return { form, sending, invalid, ready, onSubmit, onInput, onClose };
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

/** Both request forms of the page: what is typed in one stands in the other too. */
function requestForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('dialog > form')];
}

function control(form: HTMLFormElement | null, name: FieldName) {
  const element = form?.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : null;
}

function readFields(form: HTMLFormElement): RequestFields {
  const fields = { ...emptyFields };
  for (const name of fieldNames) fields[name] = control(form, name)?.value ?? '';
  return fields;
}

function fill(form: HTMLFormElement, fields: RequestFields): void {
  for (const name of fieldNames) {
    const element = control(form, name);
    if (element) element.value = fields[name];
  }
}

/** Puts back what was typed earlier, except where the visitor has begun to type again. */
function restore(form: HTMLFormElement): void {
  const draft = readDraft();
  const typed = readFields(form);
  const merged = { ...emptyFields };
  for (const name of fieldNames) merged[name] = typed[name] || draft[name];
  fill(form, merged);
}

function focusField(form: HTMLFormElement | null, name: FieldName): void {
  control(form, name)?.focus();
}

function submitButton(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector('button[type="submit"]');
}

/** The browser's own judgement of the address, without the blanks that sending trims. */
function emailIsWellFormed(form: HTMLFormElement): boolean {
  const element = control(form, 'email');
  return element === null || !element.validity.typeMismatch;
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
