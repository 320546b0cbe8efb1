import type { CollectionName } from '../../content/model/model';
import { dialogButton, element, openDialog } from '../dialog';
import { type Difference, differencesOf } from './differences';

/**
 * Shows the writer two versions of a file side by side.
 *
 * @param mine the file as the form would save it, and `theirs` as it is saved now
 * @returns whether to replace theirs with mine
 */
export function showConflict(
  collection: CollectionName,
  mine: string,
  theirs: string,
): Promise<boolean> {
  return new Promise((settle) => {
    const explanation = element(
      'p',
      'It was saved after you opened it, in another tab or by somebody else. Nothing is lost: your words stay in the form. To keep what was saved, copy it from here into the form, then save yours in its place.',
    );
    const back = dialogButton('Back to the form', () => dialog.close());
    const save = dialogButton('Save mine in its place', () => {
      settle(true);
      dialog.close();
    });
    const rows = differencesOf(collection, mine, theirs).map(sideBySide);
    const dialog = openDialog('This was changed in the meantime', explanation, ...rows, back, save);
    dialog.addEventListener('close', () => settle(false));
  });
}

/** Both values of a field side by side. */
function sideBySide({ label, mine, theirs }: Difference): HTMLElement {
  const columns = element('div', version('Yours', mine), version('Saved', theirs));
  Object.assign(columns.style, {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  });
  const field = element('fieldset', element('legend', label), columns);
  Object.assign(field.style, { marginTop: '12px', border: '1px solid #999', borderRadius: '4px' });
  return field;
}

function version(name: string, value: string): HTMLElement {
  const text = element('div', value === '' ? 'Nothing' : value);
  Object.assign(text.style, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
  return element('div', element('strong', name), text);
}
