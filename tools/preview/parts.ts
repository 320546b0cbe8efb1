/**
 * The selectors of a page's parts, for built files and browsers alike. A page's own part is a list of sections; what
 * surrounds them is the same on every page.
 */
export const selectors = {
  header: 'header',
  sections: 'main > :not(dialog):not(script):not(style):not(template)',
  footer: 'body footer',
} as const;

/** What surrounds the sections. Dialogs are closed, so their text is compared but not their looks. */
export type Surrounding = 'header' | 'footer' | 'dialogs';
export const surroundings: readonly Surrounding[] = ['header', 'footer', 'dialogs'];
