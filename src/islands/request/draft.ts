import { type FieldName, fieldNames, type RequestFields } from './submitRequest';

/** Where this tab keeps what was typed until it is sent. */
const storageKey = 'casegood-request';

export const emptyFields: RequestFields = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
};

/** What was typed before in this tab; empty where there is nothing or storage is refused. */
export function readDraft(): RequestFields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const fields = { ...emptyFields };
    for (const name of fieldNames) {
      const value = fieldOf(stored, name);
      if (typeof value === 'string') fields[name] = value;
    }
    return fields;
  } catch {
    return emptyFields;
  }
}

/** Keeps what was typed, in this tab alone. Where storage is refused, the forms themselves still hold it. */
export function keepDraft(fields: RequestFields): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(fields));
  } catch {
    // Nothing is lost but the comfort: the form works without.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was nothing to forget.
  }
}

function fieldOf(value: unknown, name: FieldName): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
