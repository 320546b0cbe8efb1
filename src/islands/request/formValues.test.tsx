/** @jest-environment ./test/jest/environment.ts */
import { renderToString } from 'react-dom/server';
import { requestWords } from '../../../test/jest/requestWords';
import { emptyFields, forgetDraft, keepDraft, readDraft } from './draft';
import type { RequestFields, RequestType } from './fields';
import { fillForm, readFields, requestForm, restoreTyped } from './formValues';
import { advance } from './machine';
import { RequestDialog } from './RequestDialogs';

/** A form of the page, as it is before any script. */
function makeForm(type: RequestType): HTMLFormElement {
  const addresses = { endpoint: '/requests', email: 'x@casegood.example' };
  const props = { type, words: requestWords, newTab: 'new', ...addresses };
  document.body.insertAdjacentHTML('beforeend', renderToString(<RequestDialog {...props} />));
  const form = requestForm(type);
  if (form === null) throw new Error(`There is no ${type} form.`);
  return form;
}

const [demo, contact] = [makeForm('demo'), makeForm('contact')];

function restore(typed: { demo?: Partial<RequestFields>; contact?: Partial<RequestFields> }) {
  fillForm(demo, { ...emptyFields, ...typed.demo });
  fillForm(contact, { ...emptyFields, ...typed.contact });
  for (const form of [demo, contact]) restoreTyped(form);
}

beforeEach(() => {
  sessionStorage.clear();
  document.handover = { typed: new Set(), advance };
});

interface Case {
  /** What the tab has stored. */
  kept?: Partial<RequestFields>;
  sent?: true;
  /** What the forms contain when the scripts arrive. */
  demo?: Partial<RequestFields>;
  contact?: Partial<RequestFields>;
  /** The ids of the fields that the visitor has typed into, as the loader saw it. */
  typed?: string[];
  /** How the visitor came to the page. */
  visit?: Visit;
  /** What both forms contain then. */
  is: Partial<RequestFields>;
}

type Visit = NavigationTimingType | 'unknown' | 'untyped' | 'unheard of';

/** What the browser says of the visit. */
function visitsAs(visit: Visit): (() => object[]) | undefined {
  if (visit === 'unheard of') return undefined;
  if (visit === 'unknown') return () => [];
  return () => [visit === 'untyped' ? {} : { type: visit }];
}

const robin = { name: 'Robin', company: 'Field' };

const cases: Record<string, Case> = {
  'stored values are in both forms': { kept: robin, is: robin },
  'what was typed in the meantime is not replaced by stored values': {
    kept: robin,
    contact: { name: 'Sam' },
    typed: ['_request-contact-name'],
    is: { name: 'Sam', company: 'Field' },
  },
  'what was typed in the demo form is in both': { demo: { name: 'Sam' }, is: { name: 'Sam' } },
  'what the browser restored does not replace what was typed last': {
    kept: robin,
    demo: { name: 'Rob' },
    is: robin,
  },
  'what the browser restored doesn’t count, once a request has been sent': {
    sent: true,
    demo: robin,
    visit: 'back_forward',
    is: {},
  },
  ...Object.fromEntries(
    (['unknown', 'untyped', 'unheard of'] as const).map((visit) => [
      `nor where the browser doesn’t say how the page was visited (${visit})`,
      { sent: true, demo: robin, visit, is: {} } satisfies Case,
    ]),
  ),
  'what is typed after a request does count': {
    sent: true,
    demo: { ...robin, email: 'sam@office.example' },
    visit: 'back_forward',
    typed: ['_request-demo-email'],
    is: { email: 'sam@office.example' },
  },
  'what is filled in without an event after a request counts, too': {
    sent: true,
    contact: { ...robin, email: 'sam@office.example' },
    is: { ...robin, email: 'sam@office.example' },
  },
  'what is filled in without an event after a reload counts, since a sent form is empty': {
    sent: true,
    demo: robin,
    visit: 'reload',
    is: robin,
  },
};

test.each(Object.entries(cases))(
  '%s',
  (_name, { kept, sent, typed, visit = 'navigate', is, ...shown }) => {
    if (kept) keepDraft({ ...emptyFields, ...kept });
    if (sent) forgetDraft();
    document.handover = { typed: new Set(typed), advance };
    Object.assign(performance, { getEntriesByType: visitsAs(visit) });
    restore(shown);
    const expected = { ...emptyFields, ...is };
    if (!kept || typed) expect(readDraft()?.fields).toStrictEqual(expected);
    for (const form of [demo, contact]) {
      expect(readFields(form)).toStrictEqual(expected);
    }
  },
);

test('what was typed in both stays where it is', () => {
  document.handover = { typed: new Set(['_request-demo-name', '_request-contact-name']), advance };
  restore({ demo: { name: 'Sam' }, contact: { name: 'Kim' } });
  expect(readFields(demo).name).toBe('Sam');
  expect(readFields(contact).name).toBe('Kim');
});
