/** What would make something happen on the site: a click, a form that is sent, a text that is typed. */
const acts = ['click', 'auxclick', 'submit', 'beforeinput', 'drop', 'dragstart'];

/**
 * Keeps everything on the page from acting, since the preview is there to be looked at.
 *
 * @param onClick told what was clicked instead
 */
export function keepStill(page: Document, onClick: (clicked: Element) => void): void {
  for (const act of acts) {
    page.addEventListener(act, (event) => event.preventDefault(), { capture: true });
  }
  page.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) onClick(target);
    },
    { capture: true },
  );
}
