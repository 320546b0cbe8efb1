import { SnackbarProvider } from 'notistack';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

// The least that a page with React and notistack can do for its forms: it listens to them, and that is all.
flushSync(() => createRoot(document.createElement('div')).render(<SnackbarProvider />));
for (const form of document.querySelectorAll<HTMLFormElement>('dialog form')) {
  form.onsubmit = (event) => event.preventDefault();
}
// For the loader, which would give it up.
document.documentElement.dataset.scripts = 'ready';
