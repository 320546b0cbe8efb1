/** @jest-environment ./test/jest/environment.ts */
import { elementId } from '../../components/elementId';
import { emptyFields, forgetDraft, keepDraft, readDraft } from './draft';
import { emailIsWellFormed, fillForm, readFields, restoreTyped } from './forms';
import { fieldNames, type RequestFields, type RequestType } from './submitRequest';

/** The page's two forms, as they are before any script. */
function makeForms(): [HTMLFormElement, HTMLFormElement] {
  document.body.replaceChildren();
  return [makeForm('demo'), makeForm('contact')];
}

function makeForm(type: RequestType): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of fieldNames) {
    const field = document.createElement(name === 'message' ? 'textarea' : 'input');
    Object.assign(field, { name, id: `${type}-${name}` });
    if (name === 'email') field.setAttribute('type', 'email');
    form.append(field);
  }
  const dialog = document.createElement('dialog');
  dialog.id = elementId.requestDialog(type);
  dialog.append(form);
  document.body.append(dialog);
  return form;
}

const [demo, contact] = makeForms();

function restore(typed: { demo?: Partial<RequestFields>; contact?: Partial<RequestFields> }) {
  fillForm(demo, { ...emptyFields, ...typed.demo });
  fillForm(contact, { ...emptyFields, ...typed.contact });
  for (const form of [demo, contact]) restoreTyped(form);
}

beforeEach(() => {
  sessionStorage.clear();
  document.typed = new Set();
});

describe('when the scripts arrive', () => {
  test('stored values are in both forms', () => {
    const kept = { ...emptyFields, name: 'Robin', message: 'Two floors,\nforty desks.' };
    keepDraft(kept);
    restore({});
    expect(readFields(demo)).toStrictEqual(kept);
    expect(readFields(contact)).toStrictEqual(kept);
  });

  test('what was typed in the meantime is not replaced by stored values', () => {
    keepDraft({ ...emptyFields, name: 'Robin', company: 'Field' });
    document.typed?.add('contact-name');
    restore({ contact: { name: 'Sam' } });
    expect(readFields(contact)).toStrictEqual({ ...emptyFields, name: 'Sam', company: 'Field' });
  });

  test.each(['demo', 'contact'])('what was typed in the %s form is kept', (form) => {
    restore({ [form]: { name: 'Sam' } });
    expect(readDraft()?.fields).toStrictEqual({ ...emptyFields, name: 'Sam' });
  });

  test.each(['demo', 'contact'])('what was typed in the %s form is in both', (form) => {
    restore({ [form]: { name: 'Sam' } });
    expect(readFields(demo).name).toBe('Sam');
    expect(readFields(contact).name).toBe('Sam');
  });

  test('what was typed in both stays where it is', () => {
    document.typed = new Set(['demo-name', 'contact-name']);
    restore({ demo: { name: 'Sam' }, contact: { name: 'Kim' } });
    expect(readFields(demo).name).toBe('Sam');
    expect(readFields(contact).name).toBe('Kim');
  });

  test('nothing is stored if nothing was typed', () => {
    restore({});
    expect(sessionStorage).toHaveLength(0);
  });

  describe('what the browser has filled in by itself', () => {
    test('does not replace what was typed last', () => {
      keepDraft({ ...emptyFields, name: 'Robin Field' });
      restore({ demo: { name: 'Robin' } });
      expect(readFields(demo).name).toBe('Robin Field');
    });

    test('doesn’t count as typed, once a request has been sent', () => {
      forgetDraft();
      restore({ demo: { name: 'Robin' } });
      expect(readFields(demo)).toStrictEqual(emptyFields);
      expect(readDraft()?.fields).toStrictEqual(emptyFields);
    });

    test('does not take away what is typed after that', () => {
      forgetDraft();
      document.typed?.add('demo-email');
      restore({ demo: { name: 'Robin', email: 'sam@office.example' } });
      expect(readFields(demo)).toStrictEqual({ ...emptyFields, email: 'sam@office.example' });
    });
  });
});

test.each([
  ['robin@office.example', true],
  [' robin@office.example ', true],
  ['', true],
  ['robin', false],
  ['robin@', false],
])('the address "%s" is well formed: %s', (email, isWellFormed) => {
  fillForm(demo, { ...emptyFields, email });
  expect(emailIsWellFormed(demo)).toBe(isWellFormed);
});
