type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

type Selection = [start: number, end: number, direction?: 'forward' | 'backward' | 'none'];

/** The controls of a form, which hold their values even when they are taken out of the page. */
export interface FieldSnapshot {
  controls: readonly Control[];
  /** Which control the visitor is in, and where. */
  focused?: { name: string; selection: Selection | undefined };
}

/** What has to be carried over when the contents of a form are re-rendered. */
export function snapshotFields(form: HTMLFormElement): FieldSnapshot {
  const controls = controlsOf(form);
  const focused = controls.find((control) => control === document.activeElement);
  if (focused === undefined) return { controls };
  return { controls, focused: { name: focused.name, selection: selectionIn(focused) } };
}

/** Carries values, focus and selection over to the controls that replaced the old ones. */
export function restoreFields(form: HTMLFormElement, { controls, focused }: FieldSnapshot): void {
  const former = new Map(controls.map((control) => [control.name, control]));
  for (const control of controlsOf(form)) {
    const { name } = control;
    const { value } = former.get(name) ?? control;
    if (controls.includes(control)) continue;
    if (control.value !== value) control.value = value;
    if (name !== focused?.name) continue;
    control.focus({ preventScroll: true });
    if (focused.selection && 'setSelectionRange' in control) {
      control.setSelectionRange(...focused.selection);
    }
  }
}

/** Each has a name, except the submit button. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('[name], [type="submit"]')];
}

/** Email fields have no selection. */
function selectionIn(control: Control): Selection | undefined {
  if (!('selectionStart' in control)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  if (selectionStart === null || selectionEnd === null) return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}
