import { closeSnackbar } from 'notistack';

/**
 * Closes all toasts, or the one with an id. They are hidden first: some browsers announce an alert again while it is being
 * closed or moved.
 */
export function closeToasts(id?: string | number): void {
  for (const toast of document.querySelectorAll<HTMLElement>('.toasts [role="alert"]')) {
    toast.style.display = 'none';
  }
  closeSnackbar(id);
}
