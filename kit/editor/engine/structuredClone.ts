/**
 * Replaces the browser's function of that name in the engine, which uses it to duplicate list items; it throws for the
 * proxies around the item's own lists. Form values are plain data, so JSON can copy them instead.
 */
export function structuredClone<Value>(value: Value, options?: StructuredSerializeOptions): Value {
  try {
    return globalThis.structuredClone(value, options);
  } catch {
    return JSON.parse(JSON.stringify(value));
  }
}
