/**
 * Asked for by a page that misses one of its files, or that finds its scripts refused because they belong to
 * another build (src/document/inlineScripts.ts, src/document/liveBuild.ts). Where a new build has gone live since,
 * it loads the address once more for that build: not while a dialog is open or a form is filled, whose form the
 * browser then sends by itself.
 *
 * It stands under a name that never changes, since the page that asks for it may be of any earlier build.
 */
(async () => {
  const page = document.getElementById('app').dataset.page;
  const fields = [...document.querySelectorAll('dialog form [id][name]')];

  function filled() {
    return fields.filter(({ value }) => value !== '');
  }

  /** The name of the page that visitors get now; undefined where that can't be known. */
  async function findLive() {
    try {
      const response = await fetch(location.href, { cache: 'no-cache' });
      return /<template id="app"[^>]* data-page="(\w+)"/.exec(await response.text())?.[1];
    } catch {
      return undefined;
    }
  }

  const live = await findLive();
  if (live === undefined || live === page || history.state?.loadedFor === live) return;

  function load() {
    if (document.querySelector('dialog[open]') !== null || filled().length > 0) return;
    // Should the new build miss a file too, it isn't loaded again and again. An entry of the history takes this
    // through the load, and leaves nothing in the visitor's browser.
    history.replaceState({ loadedFor: live }, '');
    location.reload();
  }

  // Once the dialog is closed, or emptied. Closing it may be what sends the form, and that goes first.
  addEventListener('close', () => setTimeout(load), true);

  // What the visitor leaves unsent waits for the next page, where src/islands/request/draft.ts finds it.
  let sent = false;
  addEventListener('submit', () => {
    sent = true;
  });
  addEventListener('pagehide', () => {
    if (sent || filled().length === 0) return;
    try {
      const key = 'casegood-request';
      const typed = Object.fromEntries(filled().map(({ name, value }) => [name, value]));
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      sessionStorage.setItem(key, JSON.stringify({ ...draft, ...typed }));
    } catch {
      // Storage is refused: the browser itself may still have it on the way back.
    }
  });

  load();
})();
