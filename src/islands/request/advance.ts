import { type EarlyEvent, type StateName, stateBeforeTakeover } from './machine';

declare global {
  interface DOMStringMap {
    /** The state of a request form, which styles, the loader and the islands read. */
    request?: StateName;
  }
}

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
