import type { ToldChange } from '../../content/differences/toldChanges';
import { changesList, element } from '../../editor/changes/changesList';
import type { ReviewData, ReviewItem } from '../reviewData';
import { openStage } from './stage';

const place = document.getElementById('review') ?? document.body;

async function show(): Promise<void> {
  const answer = await fetch('review.json');
  if (!answer.ok) throw new Error(`The changes can’t be read: the host answers ${answer.status}.`);
  const data: ReviewData = await answer.json();
  const stage = openStage(data);
  const list = element('ol', ...data.items.map((item) => element('li', itemOf(item))));
  const changes = Object.assign(element('section', list), { ariaLabel: 'Changes' });
  const hint =
    data.items.length > 0
      ? 'Choose a change to see it on its page.'
      : 'Nothing that visitors see of the content has changed.';
  const notes = [...data.notes, hint].map((words) => element('p', words));
  const found = data.problems.map((problem) => element('li', problem));
  const problems = found.length > 0 ? ['What the check finds'] : [];
  const checked = problems.flatMap((title) => [element('h2', title), element('ul', ...found)]);
  place.replaceChildren(
    element('header', element('h1', data.summary), ...notes, ...checked),
    element('main', changes, ...(data.items.length > 0 ? [stage.element] : [])),
  );
  const [[first], [button]] = [data.items, list.getElementsByTagName('button')];
  const change = first?.changes.find((each) => each.change);
  if (first && button) choose(first, change, button);

  function itemOf(item: ReviewItem): HTMLElement {
    const title = element('button', item.title);
    const chosenByPerson = (change: ToldChange | undefined, button: HTMLElement) => {
      choose(item, change, button);
      stage.element.scrollIntoView({ block: 'nearest' });
    };
    title.addEventListener('click', () => chosenByPerson(undefined, title));
    const changed = changesList(item.changes, chosenByPerson);
    for (const [index, { change }] of item.changes.entries()) {
      const isMoved = change === undefined || change.kind === 'moved';
      if (!isMoved) changed.children[index]?.append(picturesOf(change));
    }
    const where = item.place === '' ? [] : [element('p', item.place)];
    return element('article', element('h2', title), ...where, changed);
  }

  /** Shows a change, or the page without one, and marks what was pressed for it. */
  function choose(item: ReviewItem, change: ToldChange | undefined, button: HTMLElement): void {
    for (const each of list.querySelectorAll('[aria-current]')) each.ariaCurrent = null;
    list.querySelector('#chosen')?.removeAttribute('id');
    button.ariaCurrent = 'true';
    button.closest('article')?.setAttribute('id', 'chosen');
    stage.show(item, change);
  }

  /** The pictures that a change names. */
  function picturesOf({ from, to }: { from: unknown; to: unknown }): HTMLElement {
    const sides = [
      { side: 'before', name: 'Before', value: from },
      { side: 'after', name: 'After', value: to },
    ] as const;
    const figures = sides.flatMap(({ side, name, value }) =>
      Object.keys(data.pictures).flatMap((path) => {
        const file = data.pictures[path]?.[side];
        if (!file || !JSON.stringify(value ?? '').includes(JSON.stringify(path))) return [];
        const { address: src, alt, facts } = file;
        const picture = Object.assign(element('img'), { loading: 'lazy', src, alt });
        return element('figure', picture, element('figcaption', `${name}: ${facts}`));
      }),
    );
    return Object.assign(element('div', ...figures), { className: 'pictures' });
  }
}

show().catch((error: unknown) => {
  const told = element('p', error instanceof Error ? error.message : String(error));
  told.role = 'alert';
  place.replaceChildren(told);
});
