import { changesList, element } from '../changes/changesList';
import type { FileChanges } from '../changes/fileChanges';
import { isDraft } from '../saving/drafts';
import { readPublishedText } from '../saving/published';
import { changesTo, type WrittenForm } from './formChanges';
import { openField } from './openField';

/** A bar that says how much was changed in a form, and lists it when it is opened. */
export interface ChangesBar {
  /** Compares what is in the form with what is saved and, of a draft, with what is published. */
  update(form: WrittenForm): void;
  close(): void;
}

/** Puts the bar of a form that is open into a place, where it stays: words below it don’t move once something is changed. */
export function openChangesBar(place: HTMLElement): ChangesBar {
  const [summary, lists] = [element('summary'), element('div')];
  const bar = Object.assign(element('details', summary, lists), { className: 'changes-bar' });
  const nothing = Object.assign(element('p'), { className: 'changes-bar' });
  place.append(bar, nothing);
  /** What is published, and the saved text beside which that was read. */
  let published: { saved: string | undefined; text?: string | undefined } | undefined;
  let form: WrittenForm | undefined;
  let drawn: string | undefined;
  draw();
  return {
    update: (written) => void update(written),
    close() {
      bar.remove();
      nothing.remove();
    },
  };

  async function update(written: WrittenForm): Promise<void> {
    form = written;
    draw();
    if (written.isNew || published?.saved === written.saved) return;
    const own = { saved: written.saved };
    published = own;
    const text = await readPublishedText(written.path);
    if (published === own) published = { ...own, text };
    draw();
  }

  function draw(): void {
    const live = form && isDraft(form) ? published?.text : undefined;
    const now = [form?.saved, form?.text, live].join('\0');
    // What hasn’t changed keeps the focus.
    if (now === drawn) return;
    drawn = now;
    const unsaved = form && changesTo(form, form.saved);
    const unpublished = form && live !== undefined ? changesTo(form, live || undefined) : undefined;
    const listed = [
      ...(unsaved ? [{ title: 'Not saved yet', ...unsaved }] : []),
      ...(unpublished ? [{ title: 'Not published yet', ...unpublished }] : []),
    ];
    bar.hidden = listed.length === 0;
    nothing.hidden = !bar.hidden;
    nothing.textContent = form ? 'Nothing changed' : '';
    summary.textContent = listed.map((each) => `${each.title}: ${counted(each)}`).join(' · ');
    lists.replaceChildren(
      ...listed.map(({ title, changes }) => {
        const list = changesList(changes, ({ source = '' }) => {
          bar.open = false;
          if (form) void openField(source, form);
        });
        return Object.assign(list, { ariaLabel: title });
      }),
    );
    if (bar.hidden) bar.open = false;
  }
}

function counted({ isNew, changes }: FileChanges): string {
  if (isNew) return 'new';
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
}
