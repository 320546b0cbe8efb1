import { emptyFields, forgetDraft, keepDraft, readDraft } from './draft';
import { fillForm, readFields, restoreTyped } from './forms';
import { fieldNames, type RequestFields } from './submitRequest';

/** The page's two forms, as they are before any script. */
function makeForms(): [HTMLFormElement, HTMLFormElement] {
  document.body.replaceChildren();
  const forms = [document.createElement('form'), document.createElement('form')] as const;
  for (const form of forms) {
    for (const name of fieldNames) {
      const field = document.createElement(name === 'message' ? 'textarea' : 'input');
      field.name = name;
      form.append(field);
    }
    const dialog = document.createElement('dialog');
    dialog.append(form);
    document.body.append(dialog);
  }
  return [...forms];
}

const [demo, contact] = makeForms();

function restore(typed: { demo?: Partial<RequestFields>; contact?: Partial<RequestFields> }) {
  fillForm(demo, { ...emptyFields, ...typed.demo });
  fillForm(contact, { ...emptyFields, ...typed.contact });
  for (const form of [demo, contact]) restoreTyped(form);
}

beforeEach(() => forgetDraft());

describe('when the scripts arrive', () => {
  test('what was kept stands in both forms', () => {
    const kept = { ...emptyFields, name: 'Robin', message: 'Two floors,\nforty desks.' };
    keepDraft(kept);
    restore({});
    expect(readFields(demo)).toStrictEqual(kept);
    expect(readFields(contact)).toStrictEqual(kept);
  });

  test('what was typed meanwhile is not replaced by what was kept', () => {
    keepDraft({ ...emptyFields, name: 'Robin', company: 'Field' });
    restore({ contact: { name: 'Sam' } });
    expect(readFields(contact)).toStrictEqual({ ...emptyFields, name: 'Sam', company: 'Field' });
  });

  test.each(['demo', 'contact'])('what was typed in the %s form is kept', (form) => {
    restore({ [form]: { name: 'Sam' } });
    expect(readDraft()).toStrictEqual({ ...emptyFields, name: 'Sam' });
  });

  test.each(['demo', 'contact'])('what was typed in the %s form stands in both', (form) => {
    restore({ [form]: { name: 'Sam' } });
    expect(readFields(demo).name).toBe('Sam');
    expect(readFields(contact).name).toBe('Sam');
  });

  test('what was typed in both stays where it is', () => {
    restore({ demo: { name: 'Sam' }, contact: { name: 'Kim' } });
    expect(readFields(demo).name).toBe('Sam');
    expect(readFields(contact).name).toBe('Kim');
  });

  test('nothing is kept where nothing was typed', () => {
    restore({});
    expect(sessionStorage).toHaveLength(0);
  });
});
