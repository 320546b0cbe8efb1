/** Opens a dialog over the editing UI; it is removed once it is closed. */
export function openDialog(title: string, ...content: (Node | string)[]): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
  Object.assign(dialog.style, {
    maxWidth: 'min(960px, 92vw)',
    maxHeight: '88vh',
    padding: '24px',
    border: '1px solid #666',
    borderRadius: '8px',
    background: '#fff',
    color: '#1d1b16',
    font: '16px/1.5 system-ui, sans-serif',
  });
  const heading = element('h2', title);
  Object.assign(heading.style, { margin: '0 0 12px', fontSize: '20px' });
  dialog.append(heading, ...content);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A button for a dialog. */
export function dialogButton(words: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', words);
  button.type = 'button';
  Object.assign(button.style, {
    minHeight: '40px',
    margin: '16px 12px 0 0',
    padding: '0 16px',
    border: '1px solid #1d1b16',
    borderRadius: '4px',
    background: '#fff',
    color: '#1d1b16',
    font: 'inherit',
    cursor: 'pointer',
  });
  button.addEventListener('click', onClick);
  return button;
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
