/**
 * The only scripts that stand in the pages themselves. They are the same on every page, so that the
 * content security policy can name each of them by its hash.
 */

/**
 * Brings React on the first sign of a visitor who wants something from it: a pointer that moves onto a control
 * that needs it, a touch that wasn't the beginning of a scroll, or the focus. The scripts wait in
 * `<template id="app">`, with what Gatsby wants to know of the page. Also opens and closes dialogs in browsers
 * that know no `command` or `closedby` yet, so that no click waits for React; and gives the focus to the menu
 * button where a dialog was opened from the menu, which has closed around the button that opened it. Where a file
 * of the page cannot be had, the script in `<template id="recovery">` looks whether a new build has taken it away.
 */
export const loader = minify(`
(d => {
  const on = (sign, act) => d.addEventListener(sign, act, true),
    get = id => d.getElementById(id),
    run = id => d.body.append(get(id).content),
    call = ({ target }) => {
      if (!get('app') || !target.closest?.('[commandfor],dialog')) return;
      ({ path: pagePath, build: ___webpackCompilationHash } = get('app').dataset);
      run('app');
    };
  on('pointermove', call);
  on('pointerup', call);
  on('focusin', call);
  on('error', () => run('recovery'));
  on('click', e => {
    const { target } = e, button = target.closest('[commandfor]');
    if (button && !('command' in button))
      get(button.getAttribute('commandfor'))[button.matches('[command=close]') ? 'close' : 'showModal']();
    if (target.matches('[closedby=any]') && !('closedBy' in target)) {
      const { x, y, right, bottom } = target.getBoundingClientRect();
      if (e.x < x || e.y < y || e.x > right || e.y > bottom) target.close();
    }
  });
  on('close', () => {
    const at = d.activeElement;
    if (at == d.body || !at.checkVisibility()) d.querySelector('[popovertarget]').focus();
  });
})(document)
`);

/** Logs the path that was asked for, on the page for unknown addresses: specification, section 2. */
export const logMissingPath = "console.error('404: there is no page at '+location.pathname)";

/**
 * Lets the browser prepare the page that a visitor points at, so that it appears at once; those of the site alone,
 * which lies below `prefix`, such as `/site`, or nothing.
 */
export function speculationRules(prefix: string): string {
  return JSON.stringify({
    prerender: [{ where: { href_matches: `${prefix}/*` }, eagerness: 'moderate' }],
  });
}

/** Indentation, spaces and last semicolons are for us, not for visitors; no text in a script may hold such a place. */
function minify(script: string): string {
  return script
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([^\w$' ]+) ?/g, '$1')
    .replaceAll(';}', '}');
}
