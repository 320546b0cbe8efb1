import { element } from '../changes/changesList';
import { isDraft } from '../saving/drafts';
import { readPublishedText } from '../saving/published';
import { openBar } from './bar';
import { changesTo, type WrittenForm } from './formChanges';

/**
 * Puts a bar into a place, which lists what was changed in a form, where it stays: words below it don’t move once something
 * is changed.
 *
 * @returns what compares the form with what is saved and, of a draft, with what is published
 */
export function openChangesBar(place: HTMLElement): (form: WrittenForm) => Promise<void> {
  const draw = openBar(place, 'changes-bar');
  const nothing = Object.assign(element('p'), { className: 'changes-bar' });
  place.append(nothing);
  /** What is published, and the saved text beside which that was read. */
  let published: { saved: string | undefined; text?: string | undefined } | undefined;
  let form: WrittenForm | undefined;

  return async (written) => {
    form = written;
    show(written);
    const { isNew, saved, path } = written;
    if (isNew || published?.saved === saved) return;
    const own: typeof published = { saved };
    published = own;
    own.text = await readPublishedText(path);
    show(form);
  };

  function show(written: WrittenForm): void {
    const live = isDraft(written) ? published?.text : undefined;
    const unpublished = live === undefined ? [] : changesTo(written, live || undefined);
    nothing.hidden = draw(written, [
      { title: 'Not saved yet', lines: changesTo(written, written.saved) },
      { title: 'Not published yet', lines: unpublished },
    ]);
    nothing.textContent = 'Nothing changed';
  }
}
