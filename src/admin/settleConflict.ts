import type { ContentKind } from '../content/model/model';
import { dialogButton, element, openDialog } from './dialog';
import { compareVersions, type Difference } from './differences';

/**
 * Asks the writer which of two versions of a file to keep, field by field.
 *
 * @param mine the file as the form would save it, and `theirs` as it is saved now
 * @returns the text to save; undefined where the writer goes back to the form
 */
export function settleConflict(
  kind: ContentKind,
  mine: string,
  theirs: string,
): Promise<string | undefined> {
  const { differences, combine } = compareVersions(kind, mine, theirs);
  const chosen = new Set(differences.keys());
  const rows = differences.map((difference, place) =>
    choice(difference, place, (isMine) => {
      if (isMine) chosen.add(place);
      else chosen.delete(place);
    }),
  );
  return new Promise((settle) => {
    const explanation = element(
      'p',
      'It was saved after you opened it, in another tab or by somebody else. Nothing is lost: choose which words to keep.',
    );
    const save = dialogButton('Save what I chose', () => {
      settle(combine(chosen));
      dialog.close();
    });
    const back = dialogButton('Back to the form', () => dialog.close());
    const dialog = openDialog('This was changed meanwhile', explanation, ...rows, save, back);
    dialog.addEventListener('close', () => settle(undefined));
  });
}

/** Both values of a field beside each other. */
function choice(
  { label, mine, theirs }: Difference,
  place: number,
  choose: (isMine: boolean) => void,
): HTMLFieldSetElement {
  const columns = element('div', option('Yours', mine, true), option('Saved', theirs, false));
  Object.assign(columns.style, {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  });
  const field = element('fieldset', element('legend', label), columns);
  Object.assign(field.style, { marginTop: '12px', border: '1px solid #999', borderRadius: '4px' });
  return field;

  function option(name: string, value: string, isMine: boolean): HTMLLabelElement {
    const radio = element('input');
    Object.assign(radio, { type: 'radio', name: `version-${place}`, checked: isMine });
    radio.addEventListener('change', () => choose(isMine));
    const text = element('div', value === '' ? 'Nothing' : value);
    Object.assign(text.style, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
    return element('label', radio, ` ${name}`, text);
  }
}
