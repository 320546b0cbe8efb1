import type { EmailProblem } from './checkEmail';
import type { FieldName, RequestFields } from './fields';

/*
 * A request form as one machine: where it is, what may happen, and what is to be done then (specification, section 4). It
 * knows neither the page nor the time. One function moves a form on until the scripts have taken it over, the other from then:
 *
 *     browser    the browser itself checks and sends it. Missing scripts lead back to here.
 *      └ wanted ───▶ waiting     The scripts are on their way.
 *                     └ submitted ───▶ held     The submit waits for them, and is repeated by whoever gets the form.
 *     idle       the scripts have taken it over. Closing leads back to here, as does coming back to the page.
 *      ├ submitted ─▶ incomplete  A required field is empty, until none of those is.
 *      ├ submitted ─▶ refused     The email is not one, until it is. What was typed can be written in an email instead.
 *      └ submitted ─▶ sending     Only the answer leads on.
 *                     ├ sent ────▶ idle
 *                     └ failed ──▶ failed       Here, too, an email can be written instead.
 *
 * From `incomplete`, `refused` and `failed` a form can be submitted as from `idle`.
 */

/** The form and its dialog when something happens. */
export interface Contents {
  fields: RequestFields;
  /** The required fields that are empty. */
  empty: readonly FieldName[];
  /** What is wrong with the email, if anything. */
  refused: EmailProblem | undefined;
  isOpen: boolean;
}

export type State =
  | { at: 'browser' | 'waiting' | 'held' | 'idle' | 'sending' }
  /** The message is in the form at once, and is announced a little later. */
  | ({ at: 'incomplete' | 'refused'; isSaid?: boolean } & Contents)
  | ({ at: 'failed' } & Contents);

export type StateName = State['at'];

export type EarlyEvent = 'wanted' | 'submitted' | 'closed' | 'missing' | 'takenOver';

export type RequestEvent =
  /** Also when it is noticed that a field was filled in without an event. */
  | 'typed'
  | 'submitted'
  /** What the effect `wait` waits for. */
  | 'painted'
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
  | 'sayMissing'
  | 'sayFailed'
  | 'saySent'
  | 'closeToasts'
  /** Lead the visitor to the first field that is wrong, or to where it can be sent again. */
  | 'focus'
  /** Tell when the form has been painted as it is now. */
  | 'wait'
  /** Empty the forms, and forget what was kept. */
  | 'forget'
  | 'close';

/** @returns where a form is next that scripts have not taken over */
export function stateBeforeTakeover(event: EarlyEvent, at: StateName = 'browser'): StateName {
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
  form: Contents,
): [State, ...Effect[]] {
  if (event === 'typed') {
    const after = corrected(state, form);
    return after === state || after !== idle ? [after, 'keep'] : [after, 'keep', 'closeToasts'];
  }
  if (event === 'pageLeft') return [state, 'closeToasts'];
  if (state.at === 'sending') {
    if (event === 'sent') return [idle, 'forget', 'close', 'saySent'];
    if (event === 'failed') return [{ at: 'failed', ...form }, 'sayFailed', 'focus'];
    return [state];
  }
  if (event === 'submitted') {
    if (form.empty.length > 0)
      return [{ at: 'incomplete', ...form }, 'closeToasts', 'focus', 'wait'];
    if (form.refused) return [{ at: 'refused', ...form }, 'closeToasts', 'focus', 'wait'];
    return [{ at: 'sending' }, 'closeToasts', 'send'];
  }
  // The visitor may correct the fields in the other form, or on another page.
  if (event === 'closed' || event === 'pageRestored') return [idle];
  if (event === 'painted' && form.isOpen && (state.at === 'incomplete' || state.at === 'refused')) {
    const said: State = { ...state, isSaid: true };
    return state.at === 'refused' || state.isSaid ? [said] : [said, 'sayMissing'];
  }
  return [state];
}

const idle: State = { at: 'idle' };

/** What was wrong is no longer so once it has been corrected; nothing new is wrong before the next submit. */
function corrected(state: State, form: Contents): State {
  switch (state.at) {
    case 'failed':
      return { at: 'failed', ...form };
    case 'refused':
      return form.refused ? { at: 'refused', ...form } : idle;
    case 'incomplete': {
      const empty = state.empty.filter((name) => form.empty.includes(name));
      return empty.length > 0 ? { ...state, empty } : idle;
    }
    default:
      return state;
  }
}
