/** @jest-environment ./test/jest/environment.ts */
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { requestWords as words } from '../../../test/jest/requestWords';
import { painted } from '../painted';
import { emptyFields, forgetDraft, keepDraft } from './draft';
import type { RequestFields } from './fields';
import { fillForm, readFields, requestDialog, requestForm } from './formValues';
import { RequestDialogs } from './RequestDialogs';

/*
 * What browser tests can't bring about, or can't see. How the forms behave otherwise is tested in browsers
 * (test/request-form), and pure logic next to its module.
 */

const typed = {
  name: 'Robin Field',
  email: 'robin@office.example',
  phone: '+1 555 0100',
  company: 'Field & Sons',
  message: 'Two floors,\nforty desks.',
};

/** Stands in for the browser's own `fetch`, and answers when a test says so. */
const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
let answer: (status: number) => Promise<void>;

beforeEach(() => {
  forgetDraft();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.fetch = fetchMock.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = (status) => act(async () => resolve(new Response(null, { status })));
      }),
  );
});

function parts(): { dialog: HTMLDialogElement; form: HTMLFormElement } {
  const [dialog, form] = [requestDialog('demo'), requestForm('demo')];
  if (dialog === null || form === null) throw new Error('There is no form.');
  return { dialog, form };
}

function open() {
  return act(async () => parts().dialog.showModal());
}

function fillIn(values: Partial<RequestFields>) {
  const { form } = parts();
  fillForm(form, { ...readFields(form), ...values });
  fireEvent.input(form);
}

/** A page with one of the dialogs open and these fields filled in. */
async function openWith(values: Partial<RequestFields> = typed) {
  const [endpoint, email] = ['https://forms.example/requests', 'hello@casegood.example'];
  render(<RequestDialogs words={words} endpoint={endpoint} email={email} newTab="new" />);
  await open();
  fillIn(values);
  return parts();
}

/** Submits the form, and waits until the request has been begun, unless it was refused. */
function submit() {
  return act(async () => {
    fireEvent.submit(parts().form);
    await painted();
  });
}

const toast = () => document.querySelector<HTMLElement>('[role="alert"]');
const expectToast = () => waitFor(() => expect(toast()).not.toBeNull());
const expectNoToast = () => waitFor(() => expect(toast()).toBeNull());

test('an error disappears with its dialog, and is not shown after it', async () => {
  const { dialog } = await openWith({});
  await submit();
  await expectToast();
  await act(async () => dialog.close());
  await expectNoToast();
  await submit();
  expect(toast()).toBeNull();
});

test('without closedby support, neither Escape nor a phone’s Back closes a dialog that is sending', async () => {
  const { dialog } = await openWith();
  // fireEvent returns false if the event was prevented.
  const press = () => fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(press()).toBe(true);
  await submit();
  expect(press()).toBe(false);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  await answer(503);
  expect(press()).toBe(true);
  expect(dialog).not.toHaveAttribute('closedby');
});

test.each<[string, () => Promise<unknown>]>([
  ['a dialog opens', open],
  ['the page is left', async () => fireEvent(window, new Event('pagehide'))],
])('a success stays until %s, and isn’t announced again then', async (_when, leave) => {
  await openWith();
  await submit();
  await answer(200);
  await expectToast();
  const news = toast();
  expect(news).toHaveTextContent(words.demo.success);
  await leave();
  if (parts().dialog.open) expect(news).not.toBeVisible();
  await waitFor(() => expect(news).not.toBeInTheDocument());
});

describe('a page that comes back', () => {
  function comeBack(persisted = true) {
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
    return [...document.forms].map(readFields);
  }

  test('has what was typed on another page, until that has been sent', async () => {
    const { form } = await openWith({ name: 'Robin' });
    await submit();
    await expectToast();
    fireEvent(window, new Event('pagehide'));
    keepDraft(typed);
    expect(comeBack()).toEqual([typed, typed]);
    expect(form.querySelector('[aria-invalid]')).toBeNull();
    await expectNoToast();
    forgetDraft();
    expect(comeBack(false)).toEqual([typed, typed]);
    expect(comeBack()).toEqual([emptyFields, emptyFields]);
    keepDraft(typed);
    fireEvent(document, new Event('prerenderingchange'));
    expect(readFields(form)).toEqual(typed);
  });

  test('keeps what was typed, if storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await openWith();
    expect(comeBack()).toEqual([typed, typed]);
  });
});
