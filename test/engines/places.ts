/** How the parts of the site are told, whatever words and ids they have. */
export const dialogs = {
  demo: 'dialog:has([name="requestType"][value="demo"])',
  contact: 'dialog:has([name="requestType"][value="contact"])',
  video: 'dialog:not(:has(form))',
};

export type DialogName = keyof typeof dialogs;

export const menuButton = '[popovertarget]';
export const menu = '[popover]';

/** Runs in the page: whether the scripts have taken the forms over, which are plain HTML before. */
export function formsAreReady(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>('dialog form')].every(
    (form) => form.onsubmit !== null,
  );
}
