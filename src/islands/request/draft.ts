import { fieldNames, type RequestFields } from './submitRequest';

/** Where this tab keeps what was typed until it is sent, and then that it was. */
const storageKey = 'casegood-request';

export const emptyFields: RequestFields = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
};

export interface Draft {
  /** What was typed since the last request was sent. */
  fields: RequestFields;
  /** Whether a request was sent from this tab: what the browser itself still has in a form may then be of that one. */
  sent: boolean;
}

/** Whether the storage has taken what was typed last. */
let taken = true;

/** What this tab knows; undefined where storage is refused, or was too small. */
export function readDraft(): Draft | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    return taken ? draftOf(parsed(stored ?? '{}')) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed, in this tab alone. Where storage is refused, the forms themselves still hold it. */
export function keepDraft(fields: RequestFields): void {
  write({ ...fields, sent: readDraft()?.sent });
}

/** What was typed has been sent, and must not come back. */
export function forgetDraft(): void {
  write({ sent: true });
  const channel = new BroadcastChannel(storageKey);
  channel.postMessage('sent');
  channel.close();
}

/**
 * Has the browser load this page anew, where it would come back whole but with what has been sent from another one
 * meanwhile: browsers drop a page from their back/forward cache when it is told something. (Firefox would show a page
 * from there the storage as it was when the page was left.)
 */
export function reloadOnceSent(): void {
  // Without a listener it might be collected.
  new BroadcastChannel(storageKey).onmessage = () => undefined;
}

function write(stored: object): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
    taken = true;
  } catch {
    // Nothing is lost but the comfort: the form works without.
    taken = false;
  }
}

function draftOf(stored: unknown): Draft {
  const fields = { ...emptyFields };
  if (typeof stored !== 'object' || stored === null) return { fields, sent: false };
  for (const name of fieldNames) {
    const text: unknown = Reflect.get(stored, name);
    if (typeof text === 'string') fields[name] = text;
  }
  return { fields, sent: Reflect.get(stored, 'sent') === true };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
