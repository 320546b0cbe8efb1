import { changesList } from '../../editor/changes/changesList';
import type { ReviewChange, ReviewData, ReviewItem } from '../reviewData';
import { openStage } from './stage';

const place = document.getElementById('review') ?? document.body;

async function show(): Promise<void> {
  const answer = await fetch('review.json');
  if (!answer.ok) throw new Error(`The changes can’t be read: the host answers ${answer.status}.`);
  const data: ReviewData = await answer.json();
  const stage = openStage(data);
  const list = element('ol', ...data.items.map((item) => element('li', itemOf(item))));
  const changes = element('section', list);
  changes.ariaLabel = 'Changes';
  const hasItems = data.items.length > 0;
  const nothing = 'Nothing that visitors see of the content has changed.';
  const notes = [...data.notes, hasItems ? 'Choose a change to see it on its page.' : nothing];
  const header = element('header', element('h1', data.summary));
  header.append(...notes.map((words) => element('p', words)));
  if (data.problems.length > 0) {
    const found = data.problems.map((problem) => element('li', problem));
    header.append(element('h2', 'What the check finds'), element('ul', ...found));
  }
  const main = element('main', changes, ...(hasItems ? [stage.element] : []));
  place.replaceChildren(header, main);
  const [first] = data.items;
  const [button] = list.getElementsByTagName('button');
  if (first && button)
    choose(
      first,
      first.changes.find(({ change }) => change),
      button,
      false,
    );

  function itemOf(item: ReviewItem): HTMLElement {
    const title = element('button', item.title);
    title.addEventListener('click', () => choose(item, undefined, title));
    const changed = changesList(item.changes, (change) => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) choose(item, change, activeElement);
    });
    for (const [index, each] of item.changes.entries()) {
      changed.children[index]?.append(...picturesOf(each));
    }
    const where = item.place === '' ? [] : [element('p', item.place)];
    return element('article', element('h2', title), ...where, changed);
  }

  function choose(
    item: ReviewItem,
    change: ReviewChange | undefined,
    button: HTMLElement,
    isByPerson = true,
  ): void {
    for (const each of list.querySelectorAll('[aria-current]'))
      each.removeAttribute('aria-current');
    list.querySelector('#chosen')?.removeAttribute('id');
    button.ariaCurrent = 'true';
    const chosen = button.closest('article');
    if (chosen) chosen.id = 'chosen';
    stage.show(item, change);
    if (isByPerson) stage.element.scrollIntoView({ block: 'nearest' });
  }

  /** The pictures of a change, with what is said to be on them. */
  function picturesOf({ pictures }: ReviewChange): HTMLElement[] {
    const shown = (['before', 'after'] as const).flatMap((side) =>
      pictures[side].flatMap((path) => {
        const file = data.pictures[path]?.[side];
        if (!file) return [];
        const picture = element('img');
        Object.assign(picture, { src: file.address, alt: '', loading: 'lazy' });
        const name = side === 'before' ? 'Before' : 'After';
        const words = [`${name}: ${file.facts}`, file.alt].filter(Boolean).join('. ');
        return element('figure', picture, element('figcaption', words));
      }),
    );
    const row = element('div', ...shown);
    row.className = 'pictures';
    return shown.length > 0 ? [row] : [];
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...parts: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...parts);
  return made;
}

show().catch((error: unknown) => {
  const told = element('p', error instanceof Error ? error.message : String(error));
  told.role = 'alert';
  place.replaceChildren(told);
});
