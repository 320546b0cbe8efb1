/**
 * The only scripts that stand in the pages themselves. They are the same on every page, so that the
 * content security policy can name each of them by its hash.
 */

/**
 * Brings React on the first sign of a visitor who wants something from it: a pointer that moves onto a control
 * that needs it, a touch that wasn't the beginning of a scroll, or the focus. The scripts wait in
 * `<template id="app">`, with what Gatsby wants to know of the page. Also opens and closes dialogs in browsers
 * that know no `command` or `closedby` yet, so that no click waits for React; and gives the focus to the menu
 * button where a dialog was opened from the menu, which has closed around the button that opened it.
 */
export const loader = minify(`
(d => {
  const on = (sign, act) => d.addEventListener(sign, act, true);
  const bring = ({ target }) => {
    const app = d.getElementById('app');
    if (!app || !target.closest?.('[commandfor],dialog')) return;
    pagePath = app.dataset.path;
    ___webpackCompilationHash = app.dataset.build;
    d.body.append(app.content);
  };
  on('pointermove', bring);
  on('pointerup', bring);
  on('focusin', bring);
  on('click', e => {
    const { target } = e, button = target.closest('[commandfor]');
    if (button && !('command' in button)) {
      const how = button.matches('[command=close]') ? 'close' : 'showModal';
      d.getElementById(button.getAttribute('commandfor'))[how]();
    }
    if (target.matches('[closedby=any]') && !('closedBy' in target)) {
      const { x, y, right, bottom } = target.getBoundingClientRect();
      if (e.x < x || e.y < y || e.x > right || e.y > bottom) target.close();
    }
  });
  on('close', () => {
    const focus = d.activeElement;
    if (focus == d.body || !focus.checkVisibility()) d.querySelector('[popovertarget]').focus();
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

/** Indentation and spaces are for us, not for visitors; no text in a script may hold the latter beside a sign. */
function minify(script: string): string {
  return script
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([^\w$' ]+) ?/g, '$1');
}
