import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * As little of an island as a form can be: React, its toasts, and a form that validates and sends. It knows nothing of
 * drafts, of other forms, of altered pages, or of what was typed before it came. The bench measures the site's own
 * islands against it.
 */

function PlainForm({ form }: { form: HTMLFormElement }) {
  const [invalid, setInvalid] = useState(false);
  useEffect(() => {
    form.onsubmit = async (event) => {
      event.preventDefault();
      const fields = Object.fromEntries(new FormData(form));
      setInvalid(fields.name === '' || fields.email === '');
      if (fields.name === '' || fields.email === '') return;
      const body = JSON.stringify(fields);
      const { ok } = await fetch(form.action, { method: 'POST', body });
      enqueueSnackbar(ok ? 'Sent' : 'Not sent', { variant: ok ? 'success' : 'error' });
    };
  }, [form]);
  return (
    <>
      {['name', 'email', 'phone', 'company', 'message'].map((name) => (
        <label key={name}>
          {name} <input name={name} aria-invalid={invalid} />
        </label>
      ))}
      <button type="submit">Send</button>
    </>
  );
}

for (const form of document.querySelectorAll('form')) {
  createRoot(form).render(<PlainForm form={form} />);
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<SnackbarProvider />);
