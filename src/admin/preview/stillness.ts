import type { Point } from './fields/markedPage';

/** What would make something happen on the site: a click, a form that is sent, a text that is typed. */
const acts = ['click', 'auxclick', 'submit', 'beforeinput', 'drop', 'dragstart'];

/**
 * Keeps everything on the page from acting, since the preview is there to be looked at.
 *
 * @param onClick told what was clicked instead, and where
 */
export function keepStill(page: Document, onClick: (clicked: Element, point: Point) => void): void {
  for (const act of acts) {
    page.addEventListener(
      act,
      (event) => {
        if (!isOfPreview(event.target)) event.preventDefault();
      },
      { capture: true },
    );
  }
  page.addEventListener(
    'click',
    ({ target, clientX: x, clientY: y }) => {
      if (target instanceof Element && !isOfPreview(target)) onClick(target, { x, y });
    },
    { capture: true },
  );
}

/** What unfolds above the page is no part of it. */
function isOfPreview(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-outside-page] summary') !== null;
}
