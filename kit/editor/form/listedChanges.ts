import { isDraft } from '../saving/drafts';
import { readPublishedText } from '../saving/published';
import type { BarList } from './bar';
import { changesTo, type WrittenForm } from './formChanges';

/**
 * Compares a form with what is saved and, of a draft, with what is published.
 *
 * @param redraw is called once it is known what is published
 */
export function changesIn(
  redraw: () => void,
): (form: WrittenForm) => [unsaved: BarList, unpublished: BarList] {
  /** What is published, and the saved text beside which that was read. */
  let published: { saved: string | undefined; text?: string | undefined } | undefined;
  return (form) => {
    const { isNew, saved, path } = form;
    if (!isNew && published?.saved !== saved) {
      const own: typeof published = { saved };
      published = own;
      void readPublishedText(path).then((text) => {
        own.text = text;
        redraw();
      });
    }
    const live = isDraft(form) ? published?.text : undefined;
    const unpublished = live === undefined ? [] : changesTo(form, live || undefined);
    return [
      { title: 'Not saved yet', lines: changesTo(form, saved) },
      { title: 'Not published yet', lines: unpublished },
    ];
  };
}
