/*
 * The engine has no public way to the values of an open form. It keeps the draft of each form in a WeakMap, by the
 * form's element, and this is where they are read from. The version of the engine is pinned; test/editing/undo.spec.ts
 * tells when another one keeps them elsewhere.
 */

/** The values of a form by their key paths, such as `sections.2.title`; the form follows what is changed in them. */
export type FormValues = Record<string, unknown>;

interface DraftHolder {
  current?: { currentValues: Record<string, FormValues> } | null;
}

const rootAttribute = 'data-entry-draft-root';

let holder: DraftHolder = {};

/** From now on, knows the draft of the form that was opened last. To be called before the engine starts. */
export function followOpenDraft(): void {
  const { set } = WeakMap.prototype;
  WeakMap.prototype.set = function (key, value) {
    if (key instanceof Element && key.hasAttribute(rootAttribute)) holder = value;
    return set.call(this, key, value);
  };
}

/** The values of the open form; undefined where none is open. */
export function openValues(): FormValues | undefined {
  // The site has one language, and so one set of values.
  return Object.values(holder.current?.currentValues ?? {})[0];
}
