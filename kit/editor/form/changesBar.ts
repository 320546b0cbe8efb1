import { element } from '../changes/changesList';
import type { FileChange } from '../changes/fileChanges';
import { isDraft } from '../saving/drafts';
import { readPublishedText } from '../saving/published';
import { type BarList, openBar } from './bar';
import { changesTo, type WrittenForm } from './formChanges';
import { openField } from './openField';

/**
 * Puts a bar into a place, which lists what was changed in a form, where it stays: words below it don’t move once something
 * is changed.
 *
 * @returns what compares the form with what is saved and, of a draft, with what is published
 */
export function openChangesBar(place: HTMLElement): (form: WrittenForm) => Promise<void> {
  const draw = openBar(place, 'changes-bar', (field) => form && void openField(field, form));
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
    nothing.hidden = draw([
      listOf('Not saved yet', changesTo(written, written.saved)),
      listOf('Not published yet', live === undefined ? [] : changesTo(written, live || undefined)),
    ]);
    nothing.textContent = 'Nothing changed';
  }
}

function listOf(title: string, lines: readonly FileChange[]): BarList {
  return { title, lines, count: `${lines.length} ${lines.length === 1 ? 'change' : 'changes'}` };
}
