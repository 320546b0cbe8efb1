/** @jest-environment ./test/jest/environment.ts */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { requestWords as words } from '../../../test/jest/requestWords';
import { painted } from '../../components/afterPaint';
import { emptyFields, forgetDraft, keepDraft } from './draft';
import { fillForm, readFields, requestDialog, requestForm } from './forms';
import { RequestDialogs } from './RequestDialogs';
import type { RequestFields, RequestType } from './submitRequest';

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

function partsOf(type: RequestType): { dialog: HTMLDialogElement; form: HTMLFormElement } {
  const [dialog, form] = [requestDialog(type), requestForm(type)];
  if (dialog === null || form === null) throw new Error(`There is no ${type} form.`);
  return { dialog, form };
}

function open(type: RequestType) {
  return act(async () => partsOf(type).dialog.showModal());
}

function fillIn(type: RequestType, values: Partial<RequestFields>) {
  const { form } = partsOf(type);
  fillForm(form, { ...readFields(form), ...values });
  fireEvent.input(form);
}

/** A page with one of the dialogs open and these fields filled in. */
async function openWith(type: RequestType, values: Partial<RequestFields> = typed) {
  render(
    <RequestDialogs
      words={words}
      endpoint="https://forms.example/requests"
      email="hello@casegood.example"
    />,
  );
  await open(type);
  fillIn(type, values);
  return partsOf(type);
}

/** Submits a form, and waits until the request has been begun, unless it was refused. */
function submit(type: RequestType) {
  return act(async () => {
    fireEvent.submit(partsOf(type).form);
    await painted();
  });
}

function marked(form: HTMLFormElement) {
  return [...form.querySelectorAll('[aria-invalid]')].map((field) => field.getAttribute('name'));
}

async function expectNoToast() {
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
}

test('typing in another field leaves the rejected one marked', async () => {
  const { form } = await openWith('demo', { ...typed, name: '' });
  await submit('demo');
  fillIn('demo', { company: 'Field' });
  expect(marked(form)).toEqual(['name']);
});

test('an error disappears with its dialog', async () => {
  const { dialog, form } = await openWith('demo', { email: typed.email });
  await submit('demo');
  expect(await screen.findByRole('alert')).toBeVisible();
  await act(async () => dialog.close());
  await expectNoToast();
  expect(marked(form)).toEqual([]);
});

test('an error is gone while the next attempt is being sent', async () => {
  await openWith('demo', { email: typed.email });
  await submit('demo');
  await screen.findByRole('alert');
  fillIn('demo', typed);
  await submit('demo');
  await expectNoToast();
});

test('without closedby support, a dialog is not dismissed while it is sending', async () => {
  const { dialog } = await openWith('demo');
  const dismiss = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
  // fireEvent returns false if the event was prevented.
  expect(dismiss()).toBe(true);
  await submit('demo');
  expect(dismiss()).toBe(false);
  await answer(503);
  expect(dismiss()).toBe(true);
  expect(dialog).toHaveAttribute('closedby', 'any');
});

test('the mail link after a failed request belongs to that attempt only', async () => {
  const { dialog } = await openWith('demo');
  const mails = () => document.querySelectorAll('form :not([hidden]) > a[href^="mailto:"]');
  await submit('demo');
  await answer(503);
  expect(mails()).toHaveLength(1);
  expect(
    within(dialog).getByRole('button', { name: words.demo.submit }),
  ).toHaveAccessibleDescription(`${words.mailInstead} hello@casegood.example`);
  await submit('demo');
  expect(mails()).toHaveLength(0);
  await answer(503);
  expect(mails()).toHaveLength(1);
  await act(async () => dialog.close());
  expect(mails()).toHaveLength(0);
});

test('a success toast still shown when a dialog opens is not announced again', async () => {
  const { dialog } = await openWith('demo');
  await submit('demo');
  await answer(200);
  const news = await screen.findByRole('alert');
  await open('demo');
  expect(dialog).toContainElement(news);
  expect(news).toHaveTextContent(words.demo.success);
  expect(news).not.toHaveAttribute('role');
});

describe('a page that comes back', () => {
  function comeBack(persisted: boolean) {
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
    return (['demo', 'contact'] as const).map((type) => readFields(partsOf(type).form));
  }

  test('is empty, if what it held has been sent from another page', async () => {
    await openWith('demo');
    forgetDraft();
    expect(comeBack(true)).toEqual([emptyFields, emptyFields]);
  });

  test('has what was typed on another page in the meantime', async () => {
    await openWith('demo', { name: 'Robin' });
    keepDraft(typed);
    expect(comeBack(true)).toEqual([typed, typed]);
  });

  test('keeps what was typed, if storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await openWith('demo');
    expect(comeBack(true)).toEqual([typed, typed]);
  });

  test('is left alone when it is shown for the first time', async () => {
    await openWith('demo');
    forgetDraft();
    expect(comeBack(false)).toEqual([typed, typed]);
  });
});
