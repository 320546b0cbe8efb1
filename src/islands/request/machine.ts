import type { RequestFields } from './fields';
import type { Problems } from './validate';

/*
 * A request form as one machine: where it is, what may happen, and what is to be done then (specification, section 4). It
 * knows neither the page nor the time. One function moves a form on until the scripts have taken it over, the other from then:
 *
 *     browser    the browser itself checks and sends it. Missing scripts lead back to here.
 *      └ wanted ───▶ waiting     The scripts are on their way.
 *                     └ submitted ───▶ held     The submit waits for them, and is repeated by whoever gets the form.
 *     idle       the scripts have taken it over. Closing leads back to here, as does coming back to the page.
 *      ├ submitted ─▶ invalid     Some fields are wrong, until each has been corrected.
 *      └ submitted ─▶ sending     Only the answer leads on.
 *                     ├ sent ────▶ idle
 *                     └ failed ──▶ failed       What was typed can be written in an email instead.
 *
 * From `invalid` and `failed` a form can be submitted as from `idle`.
 */

/** The form when something happens. */
export interface Contents {
  fields: RequestFields;
  problems: Problems;
}

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
  /** Also when it is noticed that a field was filled in without an event. */
  | 'typed'
  | 'submitted'
  /** The answers of the form service; none in time is a failure. */
  | 'sent'
  | 'failed'
  | 'closed'
  /** The page is left, and may come back. */
  | 'pageLeft'
  /** It has come back, with what the tab has kept meanwhile. */
  | 'pageRestored';

export type Effect =
  /** Keep what was typed, for the other form and the next page. */
  | 'keep'
  | 'send'
  | 'sayInvalid'
  | 'sayFailed'
  | 'saySent'
  | 'closeToasts'
  /** Lead the visitor to the first field that is wrong, or to where it can be sent again. */
  | 'focus'
  /** Empty the forms, and forget what was kept. */
  | 'forget'
  | 'close';

type Form = Pick<HTMLFormElement, 'dataset' | 'noValidate' | 'requestSubmit'>;

/**
 * Moves a form on before scripts have taken it over, when they do, and where they fail. It is checked by whoever has it
 * then, and a submit that was held until then is repeated.
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

/** @returns where a form is next that scripts have not taken over */
function stateBeforeTakeover(event: EarlyEvent, at: StateName = 'browser'): StateName {
  if (event === 'missing') return 'browser';
  if (event === 'takenOver') return 'idle';
  if (at === 'browser' && event === 'wanted') return 'waiting';
  if (at === 'waiting' && event === 'submitted') return 'held';
  if (at === 'held' && event === 'closed') return 'waiting';
  return at;
}

/** @returns where a form is next that scripts have taken over, and what is to be done, in this order */
export function stateAfterTakeover(
  state: State,
  event: RequestEvent,
  { fields, problems }: Contents,
): [State, ...Effect[]] {
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

/** Each field that is still wrong stays so, for the reason of now; nothing new is wrong before the next submit. */
function corrected(state: State, problems: Problems): State {
  if (state.at !== 'invalid') return state;
  const left = new Map([...problems].filter(([name]) => state.problems.has(name)));
  if (left.size === 0) return idle;
  return String([...left]) === String([...state.problems])
    ? state
    : { at: 'invalid', problems: left };
}
