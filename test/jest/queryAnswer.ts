/** The fields of a value that always have one. */
type Present<Fields> = {
  [Name in keyof Fields]: null extends Fields[Name] ? never : Name;
}[keyof Fields];

export type Given<Value> = Value extends object
  ? { [Name in Present<Value>]: Given<Value[Name]> } & {
      [Name in keyof Value]?: Given<Value[Name]>;
    }
  : Value;

/** What a query answers: fields that were left out are null, so that a new one changes no sample. */
export function answer<Value extends object>(given: Given<Value>): Value {
  return new Proxy(Object(given), {
    get(fields, name) {
      const value: unknown = Reflect.get(fields, name) ?? null;
      return typeof value === 'object' && value !== null ? answer(value) : value;
    },
  });
}
