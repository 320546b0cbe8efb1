interface Hold {
  /** Words of the engine's script that the hold is known by. */
  signs: readonly string[];
  lost: string;
}

/**
 * What the desk uses of the engine without its being documented, and what is lost without it. Where an update of the
 * engine lacks one, the desk works on without it.
 */
const holds: readonly Hold[] = [
  {
    signs: ['sveltia-cms.user', 'file-system-handles', 'root_dir_handle', 'showDirectoryPicker'],
    lost: 'Nothing can be saved in content/. Go back to the version of @sveltia/cms that could.',
  },
  {
    signs: ['highlight-editor-field', 'data-key-path'],
    lost: 'A click on the page doesn’t open its field.',
  },
  {
    signs: ['item-wrapper', 'Revert All Changes'],
    lost: 'Nobody is asked before a part of a form is removed or all changes are reverted.',
  },
  {
    signs: ['data-key-path', 'class="toolbar'],
    lost: 'The bar of a list within a list covers that of the list around it.',
  },
  { signs: ['sveltia-cms.prefs', 'closeOnSave'], lost: 'A form closes once it is saved.' },
  { signs: ['structuredClone'], lost: 'Items that have lists of their own can’t be duplicated.' },
  {
    signs: ['cdn.jsdelivr.net/fontsource/fonts'],
    lost: 'The desk may be shown without its font and its icons.',
  },
  {
    signs: ['githubstatus.com/api', 'hostedstatus.com'],
    lost: 'The engine may ask another host whether GitHub or GitLab is up. The policy refuses that.',
  },
];

/** What is lost with an engine, by its script: a sentence for each hold that it gives no more. */
export function lostWith(script: string): string[] {
  return holds.flatMap(({ signs, lost }) =>
    signs.every((sign) => script.includes(sign)) ? [] : [lost],
  );
}
