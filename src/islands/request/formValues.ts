import { elementId } from '../../components/elementId';
import { emptyFields, keepDraft, readDraft } from './draft';
import { type FieldName, fieldNames, type RequestFields, type RequestType } from './fields';

export function requestDialog(type: RequestType): HTMLDialogElement | null {
  return document.querySelector(`#${elementId.requestDialog(type)}`);
}

export function requestForm(type: RequestType): HTMLFormElement | null {
  return requestDialog(type)?.querySelector('form[data-island]') ?? null;
}

/** Finds both request forms of the page, which share typed text. */
function requestForms(): HTMLFormElement[] {
  return [requestForm('demo'), requestForm('contact')].filter((form) => form !== null);
}

/** Finds a form's field, even if its name is also a property of forms. */
export function control(form: HTMLFormElement, name: string) {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : null;
}

export function readFields(form: HTMLFormElement): RequestFields {
  const fields = { ...emptyFields };
  for (const name of fieldNames) fields[name] = control(form, name)?.value ?? '';
  return fields;
}

export function fillForm(form: HTMLFormElement, fields: RequestFields): void {
  for (const name of fieldNames) {
    const element = control(form, name);
    if (element && element.value !== fields[name]) element.value = fields[name];
  }
}

/** Stores the text of one form, and copies it to the other. */
export function shareTyped(form: HTMLFormElement): void {
  const fields = readFields(form);
  keepDraft(fields);
  for (const each of requestForms()) if (each !== form) fillForm(each, fields);
}

/** Whether a form holds text that hasn’t been stored, such as text filled in without an event. */
export function hasUnnoticed(form: HTMLFormElement): boolean {
  const fields = readFields(form);
  const { fields: draft } = readDraft() ?? { fields: emptyFields };
  return fieldNames.some((name) => fields[name] !== draft[name]);
}

/**
 * Restores the draft, except in fields that the visitor typed into while the scripts were loading: their text is stored, and
 * copied to the other form. Text that the browser filled in counts only where the draft is empty. After going back it counts
 * only if no request has been sent since, because it may be the text of that request.
 */
export function restoreTyped(form: HTMLFormElement): void {
  const shown = readFields(form);
  const { fields: draft, sent } = readDraft() ?? { fields: emptyFields, sent: false };
  const merged = { ...draft };
  const isStale = sent && mayBeBack();
  for (const name of fieldNames) {
    if (wasTyped(form, name) || (draft[name] === '' && !isStale)) merged[name] = shown[name];
  }
  fillForm(form, merged);
  const changed = fieldNames.filter((name) => merged[name] !== draft[name]);
  if (changed.length === 0) return;
  keepDraft(merged);
  for (const each of requestForms()) {
    const others = readFields(each);
    for (const name of changed) if (!wasTyped(each, name)) others[name] = merged[name];
    fillForm(each, others);
  }
}

function wasTyped(form: HTMLFormElement, name: FieldName): boolean {
  return document.handover?.typed.has(control(form, name)?.id ?? '') ?? false;
}

/** Whether the visitor may have come back to this page. The browser then restores the fields. */
function mayBeBack(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit === undefined || !('type' in visit) || visit.type === 'back_forward';
}

export function emptyForms(): void {
  for (const each of requestForms()) each.reset();
}
