import { hydrate } from '../hydrate';
import { type FieldSnapshot, restoreFields, snapshotFields } from './fieldSnapshot';
import { RequestForm, type RequestFormProps } from './RequestForm';
import { setBusy } from './setBusy';

/** If it fails, the form is plain HTML again, with what was typed. */
export function hydrateRequestForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  let snapshot: FieldSnapshot = snapshotFields(form);
  hydrate<RequestFormProps>(
    form,
    (props) => <RequestForm {...props} snapshot={snapshot} />,
    () => {
      const dialog = form.closest('dialog');
      if (dialog !== null) setBusy(dialog, false);
      restoreFields(form, snapshot);
      document.handover?.advance(form, 'missing');
    },
  );
  snapshot = { controls: snapshotFields(form).controls };
}
