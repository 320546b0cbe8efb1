import { setBusy } from '../../components/setBusy';
import { hydrate } from '../hydrate';
import { type FieldSnapshot, restoreFields, snapshotFields } from './fieldSnapshot';
import { RequestForm, type RequestFormProps } from './RequestForm';

/** If it fails, the form is plain HTML again, with what was typed. */
export function hydrateRequestForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  let snapshot: FieldSnapshot = snapshotFields(form);
  hydrate<RequestFormProps>(
    form,
    (props) => <RequestForm {...props} snapshot={snapshot} />,
    () => {
      // With a listener the loader no longer holds the submit, so the browser sends the form.
      form.onsubmit = () => undefined;
      form.noValidate = false;
      const dialog = form.closest('dialog');
      if (dialog !== null) setBusy(dialog, false);
      restoreFields(form, snapshot);
      if (!form.dataset.held) return;
      delete form.dataset.held;
      form.requestSubmit();
    },
  );
  snapshot = { controls: snapshotFields(form).controls };
}
