import type { RequestFields } from './fields';

/** The key of the draft in the tab’s storage. */
const storageKey = 'request-draft';

export const emptyFields: RequestFields = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
};

export interface Draft {
  /** The text typed since the last request. */
  fields: RequestFields;
  /** Whether this tab has sent a request. Text that the browser restores into a form may then belong to that one. */
  sent: boolean;
}

/** Whether the storage accepted the latest text. */
let isStored = true;

/** Reads the draft of this tab; undefined if storage is blocked or full. */
export function readDraft(): Draft | undefined {
  try {
    const { sent = false, ...fields } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isStored ? { fields: { ...emptyFields, ...fields }, sent } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores typed text, for this tab only. If storage is blocked, the forms themselves still hold it. */
export function keepDraft(fields: RequestFields): void {
  write({ ...fields, sent: readDraft()?.sent });
}

/** Clears the text once it has been sent, so that it can't come back. */
export function forgetDraft(): void {
  write({ sent: true });
}

function write(stored: object): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
    isStored = true;
  } catch {
    // The form works without storage.
    isStored = false;
  }
}
