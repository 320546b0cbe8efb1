/** How long a host may be silent before the form says that it still waits. */
const SILENCE_MS = 30_000;

/**
 * Asks something above everything else.
 *
 * @param details what is shown below the question
 * @returns whether it was agreed to; the Escape key is a no
 */
export function askWriter(question: string, details: HTMLElement | undefined): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'notice';
  dialog.ariaLabel = question;
  const text = document.createElement('p');
  text.textContent = question;
  dialog.append(text, ...(details ? [details] : []));
  // The engine takes the Escape key for the way out of the form.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  return new Promise((resolve) => {
    for (const name of ['OK', 'Cancel']) {
      const button = document.createElement('button');
      button.textContent = name;
      button.addEventListener('click', () => dialog.close(name));
      dialog.append(button);
    }
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'OK');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** The one line that says that an answer is waited for, however many are. */
let silence: { line: HTMLElement; waiting: number } | undefined;

/** Says, if a host is silent for long, that its answer is still waited for. Returns what ends that. */
export function sayIfSilent(host: string): () => void {
  let isSaid = false;
  const timer = setTimeout(() => {
    isSaid = true;
    silence ??= { line: showLine(host), waiting: 0 };
    silence.waiting += 1;
  }, SILENCE_MS);
  return () => {
    clearTimeout(timer);
    if (!isSaid || silence === undefined) return;
    silence.waiting -= 1;
    if (silence.waiting > 0) return;
    silence.line.remove();
    silence = undefined;
  };
}

function showLine(host: string): HTMLElement {
  const line = document.createElement('p');
  // Above the engine’s own dialogs, below what is answered there, and nothing that has to be closed.
  Object.assign(line, { role: 'status', popover: 'manual' });
  line.style.marginBlock = 'auto 1rem';
  document.body.append(line);
  line.showPopover();
  line.textContent = `${host} hasn’t answered for half a minute. Your words are in the form, which still waits.`;
  return line;
}
