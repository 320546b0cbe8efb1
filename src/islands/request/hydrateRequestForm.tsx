import { setBusy } from '../../components/setBusy';
import { hydrate } from '../hydrate';
import { type KeptFields, keepFields, putBackFields } from './keptFields';
import { RequestForm, type RequestFormProps } from './RequestForm';

/** Where it fails, the form is the browser's own again, with what was typed. */
export function hydrateRequestForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  let kept: KeptFields = keepFields(form);
  hydrate<RequestFormProps>(
    form,
    (props) => <RequestForm {...props} kept={kept} />,
    () => {
      // With a listener the loader no longer holds the submit, so the browser sends the form.
      form.onsubmit = () => undefined;
      form.noValidate = false;
      const dialog = form.closest('dialog');
      if (dialog !== null) setBusy(dialog, false);
      putBackFields(form, kept);
      if (form.ariaBusy) form.requestSubmit();
    },
  );
  kept = { controls: keepFields(form).controls };
}
