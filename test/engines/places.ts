/** How to find the parts of the site, whatever their texts and ids. */
export const dialogs = {
  demo: 'dialog:has([name="requestType"][value="demo"])',
  contact: 'dialog:has([name="requestType"][value="contact"])',
  video: 'dialog:not(:has(form))',
};

export type DialogName = keyof typeof dialogs;

export const menuButton = '[popovertarget]';
export const menu = '[popover]';

/** Runs in the page: whether the scripts have taken over the forms, which are plain HTML before that. */
export function formsAreReady(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>('dialog form')].every(
    (form) => form.onsubmit !== null,
  );
}
