/** @jest-environment ./test/jest/environment.ts */
import './loader';

/*
 * What is a sign. Opening, closing, the focus and early submits are tried in browsers: test/islands/loading.spec.ts,
 * takeover.spec.ts and test/engines, one of which knows no commands.
 */

// jsdom is a browser that knows no commands.
beforeEach(() => {
  document.body.innerHTML = `
    <main><a href="/clients">Clients</a><p>Words</p></main>
    <button id="open" command="show-modal" commandfor="a-form"><span>Open</span></button>
    <a id="link" href="#a-form">Form</a>
    <button id="plain">Plain</button>
    <dialog id="a-form" data-site-dialog><form data-island="request-form"><input name="name" id="_name"><textarea></textarea><button>Send</button></form></dialog>
    <div data-island="counter"><button id="count">1</button></div>
    <template id="_islands"><script src="/react.js"></script><script src="/islands.js"></script></template>`;
});

function element<Kind extends HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}

function send(type: string, selector: string) {
  element(selector).dispatchEvent(new MouseEvent(type, { bubbles: true }));
}

function scripts(): string[] {
  return [...document.querySelectorAll('body > script')].map((script) => script.outerHTML);
}

test.each([
  ['pointermove', '#open span'],
  ['click', '#open'],
  ['focusin', '#open'],
  ['focusin', '[name=name]'],
  ['click', '#count'],
])('%s on %s brings the scripts, once', (type, selector) => {
  for (let turn = 0; turn < 2; turn += 1) send(type, selector);
  expect(scripts()).toEqual([
    '<script src="/react.js"></script>',
    '<script src="/islands.js"></script>',
  ]);
});

test.each([
  ['pointermove', 'p'],
  ['click', 'p'],
  ['focusin', 'a'],
  ['pointermove', '#plain'],
  ['pointerover', '#open'],
  ['pointerdown', '#open'],
  ['touchstart', '#open'],
  ['wheel', '#open'],
])('%s on %s brings nothing', (type, selector) => {
  send(type, selector);
  expect(scripts()).toEqual([]);
});

test('while the dialog is busy a click on the backdrop leaves it open', () => {
  const dialog = element<HTMLDialogElement>('dialog');
  // jsdom has no layout.
  document.elementFromPoint = () => dialog;
  send('click', '#open');
  element('form').dataset.request = 'sending';
  send('pointerdown', 'dialog');
  send('click', 'dialog');
  expect(dialog.open).toBe(true);
});

test.each(['#open', '#link'])('%s opens its dialog', (opener) => {
  send('click', opener);
  expect(element<HTMLDialogElement>('dialog').open).toBe(true);
});

test('a submit that is held ends with its own dialog, and not with that of another program', () => {
  send('click', '#open');
  send('submit', 'form');
  expect(element('form').dataset.request).toBe('held');
  const other = document.body.appendChild(document.createElement('dialog'));
  other.dispatchEvent(new Event('close'));
  expect(element('form').dataset.request).toBe('held');
  element('dialog').dispatchEvent(new Event('close'));
  expect(element('form').dataset.request).not.toBe('held');
});

test('a submit that is held for five seconds is left to the browser, once', () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const repeat = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  send('click', '#open');
  send('submit', 'form');
  jest.advanceTimersByTime(5000 - 1);
  expect(element('form').dataset.request).toBe('held');
  jest.advanceTimersByTime(10_000);
  expect(element('form').dataset.request).toBe('browser');
  expect(repeat).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('fields that were typed into are remembered', () => {
  send('input', '[name=name]');
  expect(document.handover?.typed).toContain('_name');
});

test.each([
  ['Enter', '#open', true],
  ['Enter', '[name=name]', true],
  ['Enter', 'form button', true],
  ['Enter', 'a', true],
  ['Enter', 'textarea', false],
  ['ArrowDown', '#open', false],
  ['o', '[name=name]', false],
])('%s that is held on %s is pressed once: %s', (key, selector, isOnce) => {
  const press = (repeat: boolean) =>
    element(selector).dispatchEvent(
      new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }),
    );
  expect(press(false)).toBe(true);
  expect(press(true)).toBe(!isOnce);
});
