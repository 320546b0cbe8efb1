import { fieldNames, type RequestFields } from './submitRequest';

/** Where this tab keeps what was typed until it is sent. */
const storageKey = 'casegood-request';

export const emptyFields: RequestFields = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
};

/** Whether the storage has taken what was typed last. */
let taken = true;

/** What was typed before in this tab; undefined where storage is refused, or was too small for it. */
export function readDraft(): RequestFields | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    return taken ? fieldsOf(stored ?? '{}') : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed, in this tab alone. Where storage is refused, the forms themselves still hold it. */
export function keepDraft(fields: RequestFields): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(fields));
    taken = true;
  } catch {
    // Nothing is lost but the comfort: the form works without.
    taken = false;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
    taken = true;
  } catch {
    // There was nothing to forget.
  }
}

function fieldsOf(stored: string): RequestFields {
  const fields = { ...emptyFields };
  const value = parsed(stored);
  if (typeof value !== 'object' || value === null) return fields;
  for (const name of fieldNames) {
    const text: unknown = Reflect.get(value, name);
    if (typeof text === 'string') fields[name] = text;
  }
  return fields;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
