import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestWords as words } from '../../../test/jest/requestWords';
import { painted } from '../../components/afterPaint';
import { emptyFields, forgetDraft, keepDraft, readDraft } from './draft';
import { RequestDialogs } from './RequestDialogs';
import { type FieldName, fieldNames, type RequestType } from './submitRequest';

const endpoint = 'https://forms.example/requests';
const email = 'hello@casegood.example';

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
let breakDown: (error: unknown) => Promise<void>;

beforeEach(() => {
  forgetDraft();
  window.fetch = fetchMock.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (status) => act(async () => resolve(new Response(null, { status })));
        breakDown = (error) => act(async () => reject(error));
      }),
  );
});

function dialogOf(type: RequestType): HTMLDialogElement {
  const dialog = document.getElementById(`_request-${type}`);
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`There is no ${type} dialog.`);
  return dialog;
}

function formOf(type: RequestType): HTMLFormElement {
  const form = dialogOf(type).querySelector('form');
  if (form === null) throw new Error(`The ${type} dialog has no form.`);
  return form;
}

function field(type: RequestType, name: FieldName) {
  const label = new RegExp(`^${words.formFields[name].label}`);
  return within(dialogOf(type)).getByLabelText<HTMLInputElement>(label);
}

function valuesOf(type: RequestType) {
  return Object.fromEntries(fieldNames.map((name) => [name, field(type, name).value]));
}

async function open(type: RequestType) {
  await act(async () => dialogOf(type).showModal());
}

function fillIn(type: RequestType, values: Partial<typeof typed>) {
  for (const name of fieldNames) {
    const value = values[name];
    if (value !== undefined) fireEvent.input(field(type, name), { target: { value } });
  }
}

/** A page with one of the dialogs open and these fields filled in. */
async function openWith(type: RequestType, values: Partial<typeof typed> = typed) {
  render(<RequestDialogs words={words} endpoint={endpoint} email={email} />);
  await open(type);
  fillIn(type, values);
}

function mailLinkOf(type: RequestType) {
  return dialogOf(type).querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
}

/** What the mail of the demo dialog begins with, as a mail program reads it. */
function mailTo(): Record<string, string> {
  const { pathname, searchParams } = new URL(mailLinkOf('demo')?.href ?? '');
  return { to: pathname, ...Object.fromEntries(searchParams) };
}

function trapOf(type: RequestType): HTMLInputElement {
  const element = formOf(type).elements.namedItem(words.trap.name);
  if (!(element instanceof HTMLInputElement)) throw new Error(`The ${type} form has no trap.`);
  return element;
}

function submitButton(type: RequestType) {
  const button = formOf(type).querySelector('button');
  if (button === null) throw new Error(`The ${type} form has no button.`);
  return button;
}

/** Submits a form, and waits until the request has been begun, unless it was refused. */
async function submit(type: RequestType) {
  await act(async () => {
    fireEvent.submit(formOf(type));
    await painted();
  });
}

function toast(): Promise<HTMLElement> {
  return screen.findByRole('alert');
}

function silenceConsole() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

describe.each(['demo', 'contact'] as const)('the %s dialog', (type) => {
  test('has its title as its name', async () => {
    await openWith(type, {});
    expect(screen.getByRole('dialog')).toHaveAccessibleName(words[type].title);
  });

  test('sends what was typed, its type and its subject', async () => {
    await openWith(type);
    await submit(type);
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toStrictEqual({
      ...typed,
      requestType: type,
      subject: words[type].subject,
    });
  });

  test('sends to the form service', async () => {
    await openWith(type);
    await submit(type);
    expect(fetchMock.mock.calls[0]?.[0]).toBe(endpoint);
  });

  test('is sent by its button', async () => {
    await openWith(type);
    await userEvent.click(screen.getByRole('button', { name: words[type].submit }));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  });

  test('takes validation over from the browser', async () => {
    await openWith(type, {});
    expect(formOf(type).noValidate).toBe(true);
  });

  test('says that it went well, with the title and the message of its own', async () => {
    await openWith(type);
    await submit(type);
    await answer(200);
    expect(await toast()).toHaveTextContent(`${words.successTitle}${words[type].success}`);
  });

  test('good news that still stand there when it opens are not announced again', async () => {
    await openWith(type);
    await submit(type);
    await answer(200);
    const news = await toast();
    await open(type);
    expect(dialogOf(type)).toContainElement(news);
    expect(news).toHaveTextContent(words[type].success);
    expect(news).not.toHaveAttribute('role');
  });
});

describe('a field', () => {
  test.each([
    ['name', 'text', 'name', null],
    ['email', 'email', 'email', 'email'],
    ['phone', 'tel', 'tel', 'tel'],
    ['company', 'text', 'organization', null],
  ] as const)(
    '%s has the type %s and is filled in as %s',
    async (name, type, autocomplete, mode) => {
      await openWith('demo', {});
      const { attributes } = field('demo', name);
      const found = ['type', 'autocomplete', 'inputmode'].map(
        (each) => attributes.getNamedItem(each)?.value ?? null,
      );
      expect(found).toStrictEqual([type, autocomplete, mode]);
    },
  );

  test('message takes several lines', async () => {
    await openWith('demo', {});
    expect(field('demo', 'message')).toBeInstanceOf(HTMLTextAreaElement);
  });

  test.each([
    ['name', words.required],
    ['email', words.required],
    ['phone', words.optional],
    ['company', words.optional],
    ['message', words.optional],
  ] as const)('%s says that it is %s', async (name, need) => {
    await openWith('demo', {});
    expect(field('demo', name)).toHaveAccessibleName(`${words.formFields[name].label} (${need})`);
  });

  test('with a hint is described by it', async () => {
    await openWith('demo', {});
    expect(field('demo', 'email')).toHaveAccessibleDescription('Where the answer goes.');
  });
});

describe('validation', () => {
  const incomplete: [string, Partial<typeof typed>, 'name' | 'email'][] = [
    ['an empty name', { ...typed, name: '' }, 'name'],
    ['a blank name', { ...typed, name: '   ' }, 'name'],
    ['an empty email', { ...typed, email: '' }, 'email'],
    ['neither name nor email', {}, 'name'],
  ];

  test.each(incomplete)('%s sends nothing', async (_name, values) => {
    await openWith('demo', values);
    await submit('demo');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test.each(incomplete)('%s shows the toast with its title', async (_name, values) => {
    await openWith('demo', values);
    await submit('demo');
    expect(await toast()).toHaveTextContent(`${words.errorTitle}${words.missing}`);
  });

  test.each(incomplete)('%s moves the focus to the field', async (_name, values, missing) => {
    await openWith('demo', values);
    await submit('demo');
    expect(field('demo', missing)).toHaveFocus();
  });

  test.each(incomplete)('%s marks that field alone as invalid', async (_name, values, missing) => {
    await openWith('demo', values);
    await submit('demo');
    const marked = fieldNames.filter((name) => field('demo', name).hasAttribute('aria-invalid'));
    expect(marked).toStrictEqual([missing]);
  });

  test('the field itself says what is wrong', async () => {
    await openWith('demo', {});
    await submit('demo');
    expect(field('demo', 'name')).toHaveAccessibleDescription(words.missing);
  });

  test('a field with a hint keeps it beside what is wrong', async () => {
    await openWith('demo', { ...typed, email: '' });
    await submit('demo');
    expect(field('demo', 'email')).toHaveAccessibleDescription(
      `Where the answer goes. ${words.missing}`,
    );
  });

  test('the mark goes as soon as the field holds something', async () => {
    await openWith('demo', { ...typed, name: '' });
    await submit('demo');
    fillIn('demo', { name: 'R' });
    expect(field('demo', 'name')).not.toHaveAttribute('aria-invalid');
  });

  test('typing in another field leaves the mark', async () => {
    await openWith('demo', { ...typed, name: '' });
    await submit('demo');
    fillIn('demo', { company: 'Field' });
    expect(field('demo', 'name')).toHaveAttribute('aria-invalid', 'true');
  });

  test('a second try replaces the first toast', async () => {
    await openWith('demo', {});
    await submit('demo');
    await submit('demo');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });

  test('a malformed email sends nothing', async () => {
    await openWith('demo', { ...typed, email: 'robin' });
    await submit('demo');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('a malformed email is explained at its field', async () => {
    await openWith('demo', { ...typed, email: 'robin' });
    await submit('demo');
    expect(field('demo', 'email')).toHaveAccessibleDescription(
      `Where the answer goes. ${words.malformedEmail}`,
    );
  });

  test('a malformed email moves the focus to its field', async () => {
    await openWith('demo', { ...typed, email: 'robin' });
    await submit('demo');
    expect(field('demo', 'email')).toHaveFocus();
  });

  test('blanks around an email do not make it malformed', async () => {
    await openWith('demo', { ...typed, email: ' robin@office.example ' });
    await submit('demo');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('name and email are enough', async () => {
    await openWith('demo', { name: typed.name, email: typed.email });
    await submit('demo');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('while it is sending', () => {
  test('two submits in the same tick send one request', async () => {
    await openWith('demo');
    await act(async () => {
      fireEvent.submit(formOf('demo'));
      fireEvent.submit(formOf('demo'));
      await painted();
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('the submit button says so', async () => {
    await openWith('demo');
    await submit('demo');
    expect(submitButton('demo')).toHaveTextContent(words.sending);
  });

  test('every field is disabled', async () => {
    await openWith('demo');
    await submit('demo');
    for (const name of fieldNames) expect(field('demo', name)).toBeDisabled();
  });

  test('every button is disabled', async () => {
    await openWith('demo');
    await submit('demo');
    for (const button of within(dialogOf('demo')).getAllByRole('button')) {
      expect(button).toBeDisabled();
    }
  });

  test('a request to dismiss the dialog is refused', async () => {
    await openWith('demo');
    await submit('demo');
    // fireEvent returns false where the event was prevented.
    expect(fireEvent(dialogOf('demo'), new Event('cancel', { cancelable: true }))).toBe(false);
  });

  test('neither Escape nor the backdrop closes the dialog', async () => {
    await openWith('demo');
    await submit('demo');
    expect(dialogOf('demo')).toHaveAttribute('closedby', 'none');
  });

  test('a toast from before is gone', async () => {
    await openWith('demo', {});
    await submit('demo');
    await toast();
    fillIn('demo', typed);
    await submit('demo');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('an error goes with its dialog', async () => {
    await openWith('demo', {});
    await submit('demo');
    expect(await toast()).toBeVisible();
    await act(async () => {
      dialogOf('demo').close();
      fireEvent(dialogOf('demo'), new Event('close'));
    });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('a field that was put right in the other form is not marked as invalid', async () => {
    await openWith('demo', { ...typed, email: 'robin' });
    await submit('demo');
    fillIn('contact', { email: typed.email });
    await submit('demo');
    expect(field('demo', 'email')).not.toHaveAttribute('aria-invalid');
  });
});

test('before and after, Escape and the backdrop close the dialog', async () => {
  await openWith('demo');
  expect(dialogOf('demo')).toHaveAttribute('closedby', 'any');
});

describe('when it went well', () => {
  async function succeed(type: RequestType = 'demo') {
    await openWith(type);
    await submit(type);
    await answer(200);
  }

  test('the dialog closes', async () => {
    await succeed();
    expect(dialogOf('demo')).not.toHaveAttribute('open');
  });

  test.each(['demo', 'contact'] as const)('the %s form is empty again', async (type) => {
    await succeed('demo');
    expect(valuesOf(type)).toStrictEqual(emptyFields);
  });

  test('the draft is forgotten', async () => {
    await succeed();
    expect(readDraft()?.fields).toStrictEqual(emptyFields);
  });

  test('the toast stands outside the closed dialog', async () => {
    await succeed();
    const shown = await toast();
    await waitFor(() => expect(dialogOf('demo')).not.toContainElement(shown));
  });

  test('the toast can be removed', async () => {
    await succeed();
    await userEvent.click(screen.getByRole('button', { name: words.dismiss }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('the form can be sent again', async () => {
    await succeed();
    await open('demo');
    fillIn('demo', typed);
    await submit('demo');
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('nothing is logged', async () => {
    const log = silenceConsole();
    await succeed();
    expect(log).not.toHaveBeenCalled();
  });
});

describe('when it failed', () => {
  async function fail() {
    const log = silenceConsole();
    await openWith('demo');
    await submit('demo');
    await answer(503);
    return log;
  }

  test('the dialog stays open', async () => {
    await fail();
    expect(dialogOf('demo')).toHaveAttribute('open');
  });

  test('all that was typed is kept', async () => {
    await fail();
    expect(valuesOf('demo')).toStrictEqual(typed);
  });

  test('the draft is kept', async () => {
    await fail();
    expect(readDraft()?.fields).toStrictEqual(typed);
  });

  test('the toast says so in the open dialog', async () => {
    await fail();
    expect(within(dialogOf('demo')).getByRole('alert')).toHaveTextContent(
      `${words.errorTitle}${words.failed}`,
    );
  });

  test('a status is logged in one line', async () => {
    const log = await fail();
    expect(log.mock.calls).toStrictEqual([
      ['The request could not be sent: the form service answered with status 503'],
    ]);
  });

  test('a network failure is logged in one line', async () => {
    const log = silenceConsole();
    await openWith('demo');
    await submit('demo');
    await breakDown(new TypeError('Failed to fetch'));
    expect(log.mock.calls).toStrictEqual([['The request could not be sent: Failed to fetch']]);
  });

  test('the submit button has its label and the focus again', async () => {
    await fail();
    expect(screen.getByRole('button', { name: words.demo.submit })).toHaveFocus();
  });

  test('every field is enabled again', async () => {
    await fail();
    for (const name of fieldNames) expect(field('demo', name)).toBeEnabled();
  });

  test('the other way to reach us describes the submit button', async () => {
    await fail();
    expect(submitButton('demo')).toHaveAccessibleDescription(`${words.mailInstead} ${email}`);
  });

  test('a link opens a mail with the subject and all that was typed', async () => {
    await fail();
    expect(mailTo()).toStrictEqual({
      to: email,
      subject: words.demo.subject,
      body: [
        'Name: Robin Field',
        'Email: robin@office.example',
        'Phone: +1 555 0100',
        'Company: Field & Sons',
        '',
        'Two floors,',
        'forty desks.',
      ].join('\r\n'),
    });
  });

  test('the mail follows what is typed since', async () => {
    await fail();
    fillIn('demo', { message: 'Three floors.' });
    expect(mailTo().body).toMatch(/Three floors\.$/);
    expect(mailTo().body).not.toContain('forty');
  });

  test('the mail is not offered while the next try is on its way', async () => {
    await fail();
    await submit('demo');
    expect(mailLinkOf('demo')).toBeNull();
  });

  test('the mail is not offered any more once the dialog was closed', async () => {
    await fail();
    await act(async () => dialogOf('demo').close());
    expect(mailLinkOf('demo')).toBeNull();
  });

  test('the other dialog offers no mail', async () => {
    await fail();
    expect(mailLinkOf('contact')).toBeNull();
  });

  test('the next try works', async () => {
    await fail();
    await submit('demo');
    await answer(200);
    expect(dialogOf('demo')).not.toHaveAttribute('open');
  });
});

test('a visitor who leaves before the paint has sent it all the same', async () => {
  await openWith('demo');
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await act(async () => {
    fireEvent.submit(formOf('demo'));
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

describe('the trap for bots', () => {
  test.each(['demo', 'contact'] as const)('in the %s form is out of the way of people', (type) => {
    render(<RequestDialogs words={words} endpoint={endpoint} email={email} />);
    expect(trapOf(type)).toHaveAttribute('autocomplete', 'off');
    expect(trapOf(type)).toHaveAttribute('tabindex', '-1');
    expect(trapOf(type).closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('is sent where it was filled in, for the service to judge', async () => {
    await openWith('demo');
    fireEvent.input(trapOf('demo'), { target: { value: 'spam' } });
    await submit('demo');
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toStrictEqual({
      ...typed,
      requestType: 'demo',
      subject: words.demo.subject,
      _gotcha: 'spam',
    });
  });

  test('is empty again after success', async () => {
    await openWith('demo');
    fireEvent.input(trapOf('demo'), { target: { value: 'spam' } });
    await submit('demo');
    await answer(200);
    expect(trapOf('demo')).toHaveValue('');
  });
});

describe('a page that comes back', () => {
  function comeBack(persisted: boolean) {
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
  }

  test('is empty, where what it held has been sent from another page', async () => {
    await openWith('demo');
    forgetDraft();
    comeBack(true);
    expect(valuesOf('demo')).toStrictEqual(emptyFields);
    expect(valuesOf('contact')).toStrictEqual(emptyFields);
  });

  test('has what was typed on another page meanwhile', async () => {
    await openWith('demo', { name: 'Robin' });
    keepDraft(typed);
    comeBack(true);
    expect(valuesOf('demo')).toStrictEqual(typed);
  });

  test('keeps what was typed, where storage is refused', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await openWith('demo');
    comeBack(true);
    expect(valuesOf('demo')).toStrictEqual(typed);
  });

  test('is left alone when it is shown for the first time', async () => {
    await openWith('demo');
    forgetDraft();
    comeBack(false);
    expect(valuesOf('demo')).toStrictEqual(typed);
  });
});

describe('what was typed', () => {
  test.each([
    ['demo', 'contact'],
    ['contact', 'demo'],
  ] as const)('in the %s form stands in the %s form too', async (from, to) => {
    await openWith(from);
    expect(valuesOf(to)).toStrictEqual(typed);
  });

  test('is kept in this tab', async () => {
    await openWith('demo');
    expect(readDraft()?.fields).toStrictEqual(typed);
  });

  test.each(['demo', 'contact'] as const)('is put back into the %s form', (type) => {
    keepDraft(typed);
    render(<RequestDialogs words={words} endpoint={endpoint} email={email} />);
    expect(valuesOf(type)).toStrictEqual(typed);
  });

  test('is kept when the dialog is closed', async () => {
    await openWith('demo');
    await act(async () => dialogOf('demo').close());
    await open('demo');
    expect(valuesOf('demo')).toStrictEqual(typed);
  });
});
