import type { Point } from './fields/markedPage';

/** Events that would make something happen on the site: a click, a form submission, typing. */
const blockedEvents = ['click', 'auxclick', 'submit', 'beforeinput', 'drop', 'dragstart'];

/**
 * Keeps everything on the page from reacting, since the preview is only for looking.
 *
 * @param onClick called with what was clicked instead, and where
 */
export function blockInteraction(
  page: Document,
  onClick: (clicked: Element, point: Point) => void,
): void {
  for (const type of blockedEvents) {
    page.addEventListener(
      type,
      (event) => {
        if (!isPreviewControl(event.target)) event.preventDefault();
      },
      { capture: true },
    );
  }
  page.addEventListener(
    'click',
    ({ target, clientX: x, clientY: y }) => {
      if (target instanceof Element && !isPreviewControl(target)) onClick(target, { x, y });
    },
    { capture: true },
  );
}

/** The expandable parts above the page aren’t part of it. */
function isPreviewControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-outside-page] summary') !== null;
}
