import { fieldNames, type RequestFields } from './fields';

/** Where this tab keeps what was typed, and later that it was sent. */
const storageKey = 'request-draft';

export const emptyFields: RequestFields = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
};

export interface Draft {
  /** What was typed since the last request. */
  fields: RequestFields;
  /** Whether this tab has sent a request: what the browser restores into a form may then belong to that one. */
  sent: boolean;
}

/** Whether the storage accepted the latest text. */
let isStored = true;

/** What this tab has stored; undefined if storage is blocked or full. */
export function readDraft(): Draft | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    return isStored ? draftOf(parsed(stored ?? '{}')) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores what was typed, for this tab only. If storage is blocked, the forms themselves still hold it. */
export function keepDraft(fields: RequestFields): void {
  write({ ...fields, sent: readDraft()?.sent });
}

/** Clears what was typed once it has been sent, so that it can't come back. */
export function forgetDraft(): void {
  write({ sent: true });
}

function write(stored: object): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
    isStored = true;
  } catch {
    // Only a convenience is lost: the form works without storage.
    isStored = false;
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
