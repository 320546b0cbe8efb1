import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { useLayoutEffect, useRef, useState } from 'react';
import { emptyFields } from '../../../src/islands/request/draft';
import { mailLink } from '../../../src/islands/request/mailLink';
import type { RequestFormProps } from '../../../src/islands/request/RequestForm';
import {
  type FieldName,
  fieldNames,
  missingFields,
  type RequestFields,
  submitRequest,
} from '../../../src/islands/request/submitRequest';

/** What has a class in the built form, by its selector. */
export const styledParts = {
  fields: 'form > div',
  label: 'label[for]',
  need: 'label[for] > span',
  input: 'input[id]',
  area: 'textarea',
  error: '[id$="-error"]',
  mail: '[id$="-mail"]',
  link: '[id$="-mail"] > a',
  submit: '[type="submit"]',
};

const inputTypes: Partial<Record<FieldName, string>> = { email: 'email', phone: 'tel' };

export interface TwinFormProps extends RequestFormProps {
  classes: Record<string, string>;
}

/** The contents of the request form, as one would write them with React and notistack alone. */
export function TwinForm({ type, words, endpoint, email, classes }: TwinFormProps) {
  const [invalid, setInvalid] = useState<FieldName[]>([]);
  const [sending, setSending] = useState(false);
  const [unsent, setUnsent] = useState<RequestFields>();
  const insides = useRef<HTMLDivElement>(null);
  const { subject, submit, success } = words[type];
  const id = `_request-${type}`;
  const link =
    unsent && mailLink({ address: email, subject, fields: unsent, labels: words.formFields });

  async function send(form: HTMLFormElement) {
    const typed = new FormData(form);
    const fields = { ...emptyFields };
    for (const name of fieldNames) fields[name] = String(typed.get(name));
    const missing = missingFields(fields);
    setInvalid(missing);
    setUnsent(undefined);
    closeSnackbar();
    if (missing.length > 0) {
      enqueueSnackbar(words.missing, { variant: 'error' });
      form.querySelector<HTMLInputElement>(`[name="${missing[0]}"]`)?.focus();
      return;
    }
    setSending(true);
    const body = { ...fields, requestType: type, subject };
    const outcome = await submitRequest(body, { endpoint, fetch: window.fetch });
    setSending(false);
    if (outcome.status === 'failed') {
      setUnsent(fields);
      enqueueSnackbar(words.failed, { variant: 'error' });
      return;
    }
    form.reset();
    form.closest('dialog')?.close();
    enqueueSnackbar(success, { variant: 'success' });
  }

  useLayoutEffect(() => {
    const form = insides.current?.closest('form');
    if (!form) return;
    form.onsubmit = (event) => {
      event.preventDefault();
      void send(form);
    };
  });

  return (
    <div ref={insides} className={classes.fields}>
      <input type="hidden" name="requestType" value={type} />
      <input type="hidden" name="subject" value={subject} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.honeypot.label}{' '}
          <input name={words.honeypot.name} autoComplete="off" tabIndex={-1} />
        </label>
      </div>
      {fieldNames.map((name) => {
        const { label, hint } = words.formFields[name];
        const required = name === 'name' || name === 'email';
        const shared = {
          id: `${id}-${name}`,
          name,
          required,
          disabled: sending,
          'aria-invalid': invalid.includes(name) || undefined,
        };
        return (
          <div key={name}>
            <label htmlFor={shared.id} className={classes.label}>
              {label}{' '}
              <span className={classes.need}>({required ? words.required : words.optional})</span>
            </label>
            {hint && <p>{hint}</p>}
            {name === 'message' ? (
              <textarea rows={4} className={classes.area} {...shared} />
            ) : (
              <input
                type={inputTypes[name] ?? 'text'}
                autoComplete={name === 'company' ? 'organization' : name.replace('phone', 'tel')}
                className={classes.input}
                {...shared}
              />
            )}
            <p id={`${shared.id}-error`} className={classes.error}>
              {invalid[0] === name && words.missing}
            </p>
          </div>
        );
      })}
      <p id={`${id}-mail`} className={classes.mail} hidden={!link}>
        {words.mailInstead}{' '}
        <a className={classes.link} href={link}>
          {email}
        </a>
      </p>
      <button type="submit" className={classes.submit} disabled={sending}>
        {sending ? words.sending : submit}
      </button>
    </div>
  );
}
