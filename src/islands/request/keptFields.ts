import { useLayoutEffect } from 'react';
import { requestForm } from './forms';
import type { RequestType } from './submitRequest';

/** The values of a form's fields, and the visitor's focus and selection in them. */
interface KeptFields {
  values: ReadonlyMap<string, string>;
  focused: { id: string; selection: Selection } | undefined;
}

type Selection =
  | [start: number, end: number, direction: 'forward' | 'backward' | 'none']
  | undefined;

const kept = new Map<RequestType, KeptFields>();

/**
 * Carries values, focus and selection over to the fields that React recreates if something altered the form before
 * hydration. They are read while rendering, so that no keystroke is lost in between.
 */
export function useKeptFields(type: RequestType): void {
  const form = requestForm(type);
  if (form !== null && form.elements.length > 0) kept.set(type, look(form));
  useLayoutEffect(() => putBackFields(type), [type]);
}

/** Restores the values that the form's fields last had. */
export function putBackFields(type: RequestType): void {
  const form = requestForm(type);
  const { values, focused } = kept.get(type) ?? {};
  if (form === null || values === undefined) return;
  for (const field of fieldsOf(form)) {
    const value = values.get(field.id);
    if (value !== undefined && field.value !== value) field.value = value;
    if (field.id !== focused?.id || field === document.activeElement) continue;
    field.focus({ preventScroll: true });
    if (focused.selection) field.setSelectionRange(...focused.selection);
  }
}

function look(form: HTMLFormElement): KeptFields {
  const fields = fieldsOf(form);
  const focused = fields.find((field) => field === document.activeElement);
  return {
    values: new Map(fields.map(({ id, value }) => [id, value])),
    focused: focused && { id: focused.id, selection: selectionIn(focused) },
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input[id], textarea[id]')];
}

/** Email fields have no selection. */
function selectionIn({ selectionStart, selectionEnd, selectionDirection }: Field): Selection {
  if (selectionStart === null || selectionEnd === null) return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}
