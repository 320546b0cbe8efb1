import { expect } from '@playwright/test';
import { matches } from './dialog';
import { type DialogName, dialogs } from './places';
import type { Visitor } from './visitor';

/** What a visitor types, by the name of the field. */
export const typed = {
  name: 'Robin Field',
  email: 'robin@office.example',
  phone: '+1 555 0100',
  company: 'Field & Sons',
  message: 'Two floors, forty desks.',
};

/** Fills the open form in, field by field. */
export async function fillIn(visitor: Visitor, dialog: DialogName, values: Partial<typeof typed>) {
  for (const [name, value] of Object.entries(values)) {
    const field = `${dialogs[dialog]} [name="${name}"]`;
    // On an altered page, fields move when the islands re-render them.
    await expect(async () => {
      await visitor.click(field);
      expect(await visitor.evaluate(matches, `${field}:focus`), `${name} has the focus`).toBe(true);
    }).toPass();
    await visitor.type(value);
  }
}

/** The values of the fields in a form. */
export function valuesIn(visitor: Visitor, dialog: DialogName): Promise<Record<string, string>> {
  return visitor.evaluate(
    (form, names) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          document.querySelector<HTMLInputElement>(`${form} [name="${name}"]`)?.value ?? '',
        ]),
      ),
    dialogs[dialog],
    Object.keys(typed),
  );
}

export function submit(visitor: Visitor, dialog: DialogName): Promise<void> {
  return visitor.click(`${dialogs[dialog]} [type="submit"]`);
}

/** Waits for a message on the page, or in a dialog that is open. */
export async function waitForToast(visitor: Visitor, inDialog?: DialogName): Promise<void> {
  const where = inDialog === undefined ? 'body' : `${dialogs[inDialog]}[open]`;
  await visitor.waitFor('a toast', matches, `${where} [role="alert"]`);
}
