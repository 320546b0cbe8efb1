/**
 * Where the parts of a page are, for `querySelector` in a built file and in a browser alike. A page's own part is a
 * list of sections; what stands around them is the same on every page.
 */
export const selectors = {
  header: 'header',
  sections: 'main > :not(dialog):not(script):not(style):not(template)',
  footer: 'body footer',
} as const;

/** What stands around the sections. Dialogs are closed, so they are read but not seen. */
export type Surrounding = 'header' | 'footer' | 'dialogs';
export const surroundings: readonly Surrounding[] = ['header', 'footer', 'dialogs'];
