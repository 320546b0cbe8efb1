import { changesList } from '../changes/changesList';
import type { FileChanges } from '../changes/fileChanges';
import { isDraft } from '../saving/drafts';
import { readPublishedText } from '../saving/published';
import { changesTo, type WrittenForm, writtenForm } from './formChanges';
import type { EntryMap } from './formContent';
import { openField } from './openField';

/** A bar that says how much was changed in a form, and lists it when it is opened. */
export interface ChangesBar {
  /** Compares what is in the form with what is saved and, of a draft, with what is published. */
  update(): void;
  close(): void;
}

/**
 * Puts the bar of a form that is open into a place, where it stays: words below it don’t move once something is changed.
 *
 * @param entry what is in the form at the moment
 */
export function openChangesBar(place: HTMLElement, entry: () => EntryMap | undefined): ChangesBar {
  const bar = document.createElement('details');
  const summary = document.createElement('summary');
  const lists = document.createElement('div');
  const nothing = document.createElement('p');
  bar.className = 'changes-bar';
  nothing.className = 'changes-bar';
  bar.append(summary, lists);
  place.append(bar, nothing);
  let form: WrittenForm | undefined;
  /** What is published, and the saved text beside which that was read. */
  let published: { saved: string | undefined; text: string | undefined } | undefined;
  let drawn: string | undefined;
  draw();
  return { update, close };

  function update(): void {
    const present = entry();
    form = present && writtenForm(present);
    if (form && !form.isNew && published?.saved !== form.saved) void readPublished(form);
    draw();
  }

  function close(): void {
    bar.remove();
    nothing.remove();
  }

  async function readPublished({ path, saved }: WrittenForm): Promise<void> {
    published = { saved, text: undefined };
    const text = await readPublishedText(path);
    if (published.saved === saved) published = { saved, text };
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
      ...(unsaved ? [{ title: 'Not saved yet', changes: unsaved }] : []),
      ...(unpublished ? [{ title: 'Not published yet', changes: unpublished }] : []),
    ];
    bar.hidden = listed.length === 0;
    nothing.hidden = !bar.hidden;
    nothing.textContent = form ? 'Nothing changed' : '';
    const titles = listed.map(({ title, changes }) => `${title}: ${counted(changes)}`);
    summary.textContent = titles.join(' · ');
    lists.replaceChildren(
      ...listed.map(({ title, changes }) => {
        const list = changesList(changes.changes, ({ source = '' }) => {
          bar.open = false;
          if (form) void openField(source, form);
        });
        list.ariaLabel = title;
        return list;
      }),
    );
    if (bar.hidden) bar.open = false;
  }
}

function counted({ isNew, changes }: FileChanges): string {
  if (isNew) return 'new';
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
}
