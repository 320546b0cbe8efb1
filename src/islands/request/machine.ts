import type { RequestFields } from './fields';
import { findProblems, type Problems } from './validate';

/*
 * The state machine of a request form: states, events and effects (specification, section 4). It knows neither the page nor
 * the time. One function changes the state until the scripts have taken the form over, the other afterwards:
 *
 *     browser    The browser itself validates and sends. Missing scripts lead back to here.
 *      └ wanted ───▶ waiting     The scripts are on their way.
 *                     └ submitted ───▶ held     The submit waits for them, and is repeated by the scripts or the browser.
 *     idle       The scripts have taken the form over. Closing, or coming back to the page, leads back to here.
 *      ├ submitted ─▶ invalid     Some fields are wrong, until each has been corrected.
 *      └ submitted ─▶ sending     Only the answer leads on.
 *                     ├ sent ────▶ idle
 *                     └ failed ──▶ failed       The form offers to send the text by email.
 *
 * From `invalid` and `failed` a form can be submitted as from `idle`.
 */

export type State =
  | { at: 'browser' | 'waiting' | 'held' | 'idle' | 'sending' }
  | { at: 'invalid'; problems: Problems }
  | { at: 'failed'; fields: RequestFields };

export type StateName = State['at'];

declare global {
  interface DOMStringMap {
    /** The state of a request form, which styles, the loader and the islands read. */
    request?: StateName;
  }
}

export type EarlyEvent = 'wanted' | 'submitted' | 'closed' | 'missing' | 'takenOver';

export type RequestEvent =
  /** Also for text that was filled in without an event. */
  | 'typed'
  | 'submitted'
  /** The answers of the form service. No answer in time is a failure. */
  | 'sent'
  | 'failed'
  | 'closed'
  /** The visitor leaves the page, and may come back. */
  | 'pageLeft'
  /** The visitor comes back, and the tab may hold a newer draft. */
  | 'pageRestored';

export type Effect =
  /** Store the text, for the other form and the next page. */
  | 'keep'
  | 'send'
  | 'sayInvalid'
  | 'sayFailed'
  | 'saySent'
  | 'closeToasts'
  /** Focus the first invalid field, or else the submit button. */
  | 'focus'
  /** Empty the forms, and clear the draft. */
  | 'forget'
  | 'close';

type Form = Pick<HTMLFormElement, 'dataset' | 'noValidate' | 'requestSubmit'>;

/**
 * Changes the state of a form before the scripts take it over, when they do, and if they fail. A submit that was held is
 * repeated once the scripts or the browser have the form.
 */
export function advance(form: Form, event: EarlyEvent): StateName {
  const { dataset } = form;
  const before = dataset.request;
  const after = stateBeforeTakeover(event, before);
  dataset.request = after;
  form.noValidate = after !== 'browser';
  if (before === 'held' && /browser|idle/.test(after)) form.requestSubmit();
  return after;
}

/** @returns the next state of a form that the scripts have not taken over */
function stateBeforeTakeover(event: EarlyEvent, at: StateName = 'browser'): StateName {
  if (event === 'missing') return 'browser';
  if (event === 'takenOver') return 'idle';
  if (at === 'browser' && event === 'wanted') return 'waiting';
  if (at === 'waiting' && event === 'submitted') return 'held';
  if (at === 'held' && event === 'closed') return 'waiting';
  return at;
}

/** @returns the next state of a form that the scripts have taken over, and the effects in their order */
export function stateAfterTakeover(
  state: State,
  event: RequestEvent,
  fields: RequestFields,
): [State, ...Effect[]] {
  const problems = findProblems(fields);
  if (event === 'typed') {
    if (state.at === 'failed') return [{ at: 'failed', fields }, 'keep'];
    const after = corrected(state, problems);
    return after === state ? [state, 'keep'] : [after, 'keep', 'closeToasts'];
  }
  if (event === 'pageLeft') return [state, 'closeToasts'];
  if (state.at === 'sending') {
    if (event === 'sent') return [idle, 'forget', 'close', 'saySent'];
    if (event === 'failed') return [{ at: 'failed', fields }, 'sayFailed', 'focus'];
    return [state];
  }
  if (event === 'submitted') {
    if (problems.size > 0)
      return [{ at: 'invalid', problems }, 'closeToasts', 'focus', 'sayInvalid'];
    return [{ at: 'sending' }, 'closeToasts', 'send'];
  }
  // The visitor may correct the fields in the other form, or on another page.
  return event === 'closed' || event === 'pageRestored' ? [idle] : [state];
}

const idle: State = { at: 'idle' };

/** Updates the errors of fields that had one. Other fields get errors with the next submit. */
function corrected(state: State, problems: Problems): State {
  if (state.at !== 'invalid') return state;
  const left = new Map([...problems].filter(([name]) => state.problems.has(name)));
  if (left.size === 0) return idle;
  return String([...left]) === String([...state.problems])
    ? state
    : { at: 'invalid', problems: left };
}
