import { diffLines } from 'diff';

const contents = `
  <form method="dialog">
    <h2>This was changed in the meantime</h2>
    <p>
      It was saved after you opened it, in another tab or by somebody else. Nothing is lost: your words stay in the
      form. To keep what was saved, copy it from here into the form, then save yours in its place.
    </p>
    <table><tr><th scope="col">Yours</th><th scope="col">Saved</th></tr></table>
    <button>Back to the form</button>
    <button value="mine">Save mine in its place</button>
  </form>`;

/**
 * Shows the writer the lines in which two versions of a file differ.
 *
 * @param mine the file as the form would save it, and `theirs` as it is saved now
 * @returns whether to replace theirs with mine
 */
export function showConflict(mine: string, theirs: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = 'This was changed in the meantime';
  dialog.innerHTML = contents;
  const table = dialog.querySelector('table');
  const parts = diffLines(mine, theirs);
  for (const [index, { removed, added, value }] of parts.entries()) {
    const next = parts[index + 1];
    if (removed) addRow(value, next?.added ? next.value : '');
    else if (added && !parts[index - 1]?.removed) addRow('', value);
  }
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((settle) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      settle(dialog.returnValue === 'mine');
    });
  });

  function addRow(...versions: string[]): void {
    const row = table?.insertRow();
    for (const version of versions) row?.insertCell().append(version.trim() || 'Nothing');
  }
}
