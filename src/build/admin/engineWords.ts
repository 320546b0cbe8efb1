/** What the engine says to people who know how a site is built, and what it says here instead. */
const engineWords: readonly (readonly [engines: string, ours: string])[] = [
  // The reason follows, in the words of the check.
  [
    'title:`Error`,description:`There was an error while saving the entry. Please try again later.`',
    'title:`Nothing was saved`,description:`\u200b`',
  ],
  [
    '{{There was an error while parsing an entry file. Check the browser console for details.}}',
    '{{A file can’t be read, since there is a mistake in it. The check (npm run check) says which file, and where.}}',
  ],
  [
    '{{There were errors while parsing entry files. Check the browser console for details.}}',
    '{{Some files can’t be read, since there are mistakes in them. The check (npm run check) says which files, and where.}}',
  ],
  ['`Slug`', '`File name`'],
  ['`Edit Slug`', '`Rename the file`'],
  ['`The slug cannot be empty.`', '`The file name can’t be empty.`'],
  [
    '`The slug cannot contain special characters, including slashes and spaces.`',
    '`Write the file name in lower case, with hyphens instead of spaces.`',
  ],
  ['`This slug is used for another entry.`', '`Another entry has this file name.`'],
  [
    '`The slug is generated from the entry’s content when it’s saved. Any date and time in it will be those of the save.`',
    '`The file gets its name when you save.`',
  ],
  ['`This entry doesn’t have a slug.`', '`This entry has no file name yet.`'],
  ['`All Assets`', '`All pictures`'],
  ['`Global Assets`', '`The site’s pictures`'],
  ['`Entry Assets`', '`Pictures of this entry`'],
  ['`Asset Library`', '`Pictures`'],
  ['assets:`Assets`', 'assets:`Pictures`'],
  ['`Create Entry or Assets`', '`Add an entry or pictures`'],
  ['`Loading CMS Configuration…`', '`Loading…`'],
  ['`Loading Site Data…`', '`Loading the site…`'],
];

/**
 * The engine's script with our words in the place of some of its own.
 *
 * @throws where the engine no longer says one of them
 */
export function withPlainWords(script: string): string {
  return engineWords.reduce((text, [engines, ours]) => {
    if (!text.includes(engines)) {
      throw new Error(`The editing engine no longer says ${engines}. Mend engineWords.ts.`);
    }
    return text.replaceAll(engines, ours);
  }, script);
}
