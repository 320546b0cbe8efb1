interface EngineFeature {
  /** Strings in the engine's script that show that the feature is there. */
  markers: readonly string[];
  consequence: string;
}

/**
 * Undocumented features of the engine that the editing UI uses, and what happens without them. If an update of the
 * engine lacks one, the editing UI works without it.
 */
const undocumentedFeatures: readonly EngineFeature[] = [
  {
    markers: ['sveltia-cms.user', 'file-system-handles', 'root_dir_handle', 'showDirectoryPicker'],
    consequence:
      'Nothing can be saved in content/. Go back to the version of @sveltia/cms that could.',
  },
  {
    markers: ['highlight-editor-field', 'data-key-path'],
    consequence: 'A click on the page doesn’t open its field.',
  },
  {
    markers: ['item-wrapper', 'Revert All Changes'],
    consequence: 'Nobody is asked before a part of a form is removed or all changes are reverted.',
  },
  {
    markers: ['data-key-path', 'class="toolbar'],
    consequence: 'The bar of a list within a list covers that of the list around it.',
  },
  { markers: ['sveltia-cms.prefs', 'closeOnSave'], consequence: 'A form closes once it is saved.' },
  {
    markers: ['structuredClone'],
    consequence: 'Items that have lists of their own can’t be duplicated.',
  },
  {
    markers: ['cdn.jsdelivr.net/fontsource/fonts'],
    consequence: 'The editing UI may be shown without its font and icons.',
  },
  {
    markers: ['githubstatus.com/api', 'hostedstatus.com'],
    consequence:
      'The engine may ask another host whether GitHub or GitLab is up. The policy refuses that.',
  },
];

/** What doesn’t work with an engine, judged by its script: a sentence for each missing feature. */
export function consequencesOf(script: string): string[] {
  return undocumentedFeatures.flatMap(({ markers, consequence }) =>
    markers.every((marker) => script.includes(marker)) ? [] : [consequence],
  );
}
