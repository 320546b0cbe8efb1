import fc from 'fast-check';
import { emptyFields } from './draft';
import type { RequestFields } from './fields';
import { advance, type RequestEvent, type State, stateAfterTakeover } from './machine';
import { findProblems } from './validate';

/*
 * In which order things may happen to the forms of a page. The machine is the real one; the page around it, its storage, its
 * form service and its visitor are made up.
 */

const robin = { name: 'Robin', email: 'robin@office.example' };
const kim = { ...emptyFields, name: 'Kim' };

type Page = ReturnType<typeof openPage>;

/** What may happen on a page, mostly to the form that is open. */
const acts = {
  'demo opens': (page: Page) => page.open('demo'),
  'contact opens': (page: Page) => page.open('contact'),
  'scripts come': (page: Page) => page.takeOver(),
  'scripts are missing': (page: Page) => page.giveUp(),
  'all is typed': (page: Page) => page.type(robin),
  'a name is typed': (page: Page) => page.type({ name: 'Sam' }),
  'half an address is typed': (page: Page) => page.type({ email: 'robin@' }),
  'a name is removed': (page: Page) => page.type({ name: '' }),
  'all is filled in silently': (page: Page) => page.fillIn({ ...robin, phone: '1' }),
  'it is submitted': (page: Page) => page.submit(),
  'the service takes it': (page: Page) => page.answer('sent'),
  'the service fails': (page: Page) => page.answer('failed'),
  'Escape is pressed': (page: Page) => page.close(),
  'something else closes it': (page: Page) => page.close(true),
  'it goes and comes back': (page: Page) => page.comeBack(),
  'it comes back after typing elsewhere': (page: Page) => page.comeBack(kim),
  'it comes back after sending elsewhere': (page: Page) => page.comeBack(emptyFields),
};

type Act = keyof typeof acts;

interface Form {
  fields: RequestFields;
  state: State;
  isOpen: boolean;
  element: Parameters<typeof advance>[0];
}

function openPage() {
  const log: string[] = [];
  const forms = { demo: makeForm(), contact: makeForm() };
  let kept = emptyFields;
  let inFlight: Form | undefined;
  let closing: Form | undefined;
  let [isWanted, isReady, isLeft] = [false, false, false];

  function makeForm(): Form {
    const form: Form = {
      fields: emptyFields,
      state: { at: 'browser' },
      isOpen: false,
      element: { dataset: {}, noValidate: false, requestSubmit: () => submit(form) },
    };
    return form;
  }

  const all = () => Object.values(forms);
  const openForm = () => (isLeft ? undefined : all().find(({ isOpen }) => isOpen));
  const isSending = (form: Form) => form.state.at === 'sending';

  function isComplete({ fields }: Form): boolean {
    return findProblems(fields).size === 0;
  }

  function happen(form: Form, event: RequestEvent): void {
    if (!isReady) return;
    const [state, ...effects] = stateAfterTakeover(form.state, event, form.fields);
    form.state = state;
    form.element.dataset.request = state.at;
    for (const effect of effects) {
      if (/^(?:send|say)/.test(effect)) log.push(effect);
      if (effect === 'keep') share(form.fields);
      if (effect === 'forget') share(emptyFields);
      if (effect === 'close') close(form);
      if (effect !== 'send') continue;
      expect(inFlight).toBeUndefined();
      inFlight = form;
    }
  }

  function share(fields: RequestFields): void {
    kept = fields;
    for (const form of all()) form.fields = fields;
  }

  function notice(form: Form): void {
    if (form.fields !== kept) happen(form, 'typed');
  }

  function close(form: Form): void {
    form.isOpen = false;
    closing = form;
  }

  /** Browsers tell of a close a little later. */
  function tellOfClose(): void {
    const form = closing;
    if (!form) return;
    closing = undefined;
    for (const { element } of all()) advance(element, 'closed');
    const { fields } = form;
    notice(form);
    happen(form, 'closed');
    if (isReady) expect(kept).toEqual(fields);
  }

  function submit(form = openForm()): void {
    if (!form || isLeft || (!form.element.noValidate && !isComplete(form))) return;
    const at = advance(form.element, 'submitted');
    if (at === 'held') return;
    if (at !== 'browser') {
      happen(form, 'submitted');
      return;
    }
    log.push('sent by the browser');
    isLeft = true;
  }

  return {
    log,
    forms,
    openForm,
    isComplete,
    submit,
    tellOfClose,
    open(type: keyof typeof forms) {
      if (isLeft || all().some(isSending)) return;
      for (const form of all()) if (form.isOpen) close(form);
      tellOfClose();
      forms[type].isOpen = true;
      if (!isWanted) for (const { element } of all()) advance(element, 'wanted');
      isWanted = true;
    },
    takeOver() {
      if (!isWanted || isReady || isLeft) return;
      isReady = true;
      const form = openForm();
      if (form) share(form.fields);
      for (const form of all()) {
        form.state = { at: 'idle' };
        advance(form.element, 'takenOver');
      }
    },
    giveUp() {
      if (!isReady) for (const { element } of all()) advance(element, 'missing');
    },
    type(values: Partial<RequestFields>) {
      const form = openForm();
      if (!form || isSending(form)) return;
      form.fields = { ...form.fields, ...values };
      happen(form, 'typed');
      if (isReady)
        expect([kept, ...all().map(({ fields }) => fields)]).toEqual(Array(3).fill(form.fields));
    },
    fillIn(values: Partial<RequestFields>) {
      const form = openForm();
      if (form && !isSending(form)) form.fields = { ...form.fields, ...values };
    },
    answer(what: 'sent' | 'failed') {
      if (!inFlight) return;
      const form = inFlight;
      inFlight = undefined;
      log.push(what);
      happen(form, what);
    },
    /** @param anyhow even while it is being sent, as a script can */
    close(anyhow = false) {
      const form = openForm();
      if (!form || (isSending(form) && !anyhow)) return;
      close(form);
    },
    /** @param elsewhere what the tab has kept meanwhile */
    comeBack(elsewhere?: RequestFields) {
      if (isLeft) return;
      for (const form of all()) {
        happen(form, 'pageLeft');
        if (form.isOpen) notice(form);
      }
      if (!isReady) return;
      share(elsewhere ?? kept);
      for (const form of all()) happen(form, 'pageRestored');
    },
    isLeft: () => isLeft,
    isInFlight: () => inFlight !== undefined,
  };
}

function perform(page: Page, act: Act): void {
  page.tellOfClose();
  acts[act](page);
}

function visit(row: readonly Act[]): Page {
  const page = openPage();
  for (const act of row) perform(page, act);
  page.tellOfClose();
  return page;
}

/** How often one of these is in the log. */
const count = ({ log }: Page, ...words: string[]) =>
  log.filter((word) => words.includes(word)).length;

test('in whatever order, no request is lost, none is doubled, and nothing is said that isn’t so', () => {
  const anyAct = fc.constantFrom(...(Object.keys(acts) as Act[]));
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 60 }), (row) => {
      const page = openPage();
      for (const act of row) {
        const form = page.openForm();
        const isMeant = act === 'it is submitted' && form && page.isComplete(form);
        perform(page, act);
        if (isMeant && !page.isLeft() && !page.isInFlight()) {
          expect(form.element.dataset.request).toBe('held');
        }
        // Each answer, and nothing else, is said.
        expect(count(page, 'saySent')).toBe(count(page, 'sent'));
        expect(count(page, 'sayFailed')).toBe(count(page, 'failed'));
      }
      page.tellOfClose();
      const held = Object.values(page.forms).find(
        (form) => form.element.dataset.request === 'held' && page.isComplete(form),
      );
      const sent = count(page, 'send', 'sent by the browser');
      page.takeOver();
      if (held) expect(count(page, 'send', 'sent by the browser')).toBe(sent + 1);
      // Whatever happened, a request can be sent.
      page.answer('failed');
      page.open('demo');
      page.takeOver();
      page.type(robin);
      page.submit();
      page.answer('sent');
      expect(page.log.at(-1)).toMatch(/saySent|sent by the browser/);
      if (!page.isLeft()) expect(page.forms.contact.fields).toEqual(emptyFields);
    }),
    { numRuns: 500 },
  );
});

const before: Act[] = ['demo opens', 'all is typed'];
const ready: Act[] = ['demo opens', 'scripts come'];
const filled: Act[] = [...ready, 'all is typed'];

/** What has happened, in order, and where the demo form is at last. */
const rows: Record<string, { row: Act[]; log: string[]; at: State['at'] }> = {
  'an early submit is held, and sent by the scripts': {
    row: [...before, 'it is submitted', 'it is submitted', 'scripts come'],
    log: ['send'],
    at: 'sending',
  },
  'an early submit is sent by the browser, if the scripts are missing': {
    row: [...before, 'it is submitted', 'scripts are missing', 'scripts are missing'],
    log: ['sent by the browser'],
    at: 'browser',
  },
  'an early submit ends with its dialog': {
    row: [...before, 'it is submitted', 'Escape is pressed', 'scripts come'],
    log: [],
    at: 'idle',
  },
  'while it is sent, the visitor can neither close nor submit nor replace it': {
    row: [
      ...filled,
      'it is submitted',
      'Escape is pressed',
      'it is submitted',
      'contact opens',
      'the service fails',
    ],
    log: ['send', 'failed', 'sayFailed'],
    at: 'failed',
  },
  'an answer that comes after something else has closed it is said': {
    row: [...filled, 'it is submitted', 'something else closes it', 'the service takes it'],
    log: ['send', 'sent', 'saySent'],
    at: 'idle',
  },
  'after a failure it is sent again': {
    row: [
      ...filled,
      'it is submitted',
      'the service fails',
      'it is submitted',
      'the service takes it',
    ],
    log: ['send', 'failed', 'sayFailed', 'send', 'sent', 'saySent'],
    at: 'idle',
  },
  'a failure doesn’t come back with the page': {
    row: [...filled, 'it is submitted', 'the service fails', 'it goes and comes back'],
    log: ['send', 'failed', 'sayFailed'],
    at: 'idle',
  },
  'what was sent elsewhere isn’t sent again': {
    row: [...filled, 'it comes back after sending elsewhere', 'it is submitted'],
    log: ['sayInvalid'],
    at: 'invalid',
  },
  'an error of one form isn’t one of the other': {
    row: [
      ...ready,
      'it is submitted',
      'contact opens',
      'all is typed',
      'it is submitted',
      'the service takes it',
      'demo opens',
    ],
    log: ['sayInvalid', 'send', 'sent', 'saySent'],
    at: 'idle',
  },
};

test.each(Object.entries(rows))('%s', (_name, { row, log, at }) => {
  const page = visit(row);
  expect(page.log).toEqual(log);
  expect(page.forms.demo.state.at).toBe(at);
});

test('each field is wrong until it is corrected, for the reason of now, and no other is', () => {
  const page = visit([...ready, 'it is submitted', 'half an address is typed']);
  const problems = () => {
    const { state } = page.forms.demo;
    return state.at === 'invalid' ? Object.fromEntries(state.problems) : {};
  };
  expect(problems()).toEqual({ name: 'empty', email: 'malformedEmail' });
  page.type({ name: 'Sam' });
  expect(problems()).toEqual({ email: 'malformedEmail' });
  page.type({ name: '' });
  expect(problems()).toEqual({ email: 'malformedEmail' });
  page.type({ email: robin.email });
  expect(page.forms.demo.state.at).toBe('idle');
});
