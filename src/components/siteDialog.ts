/** Finds the dialogs of the site (Dialog.tsx); other programs, such as a consent banner, may have dialogs in the page. */
export const siteDialog = '[data-site-dialog]';
