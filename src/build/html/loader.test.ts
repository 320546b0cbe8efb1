/** @jest-environment ./test/jest/environment.ts */
import './loader';

// jsdom is a browser that knows neither commands nor closedby, and lays nothing out.
beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML = `
    <main><a href="/clients">Clients</a><p>Words</p></main>
    <button popovertarget="_menu">Menu</button>
    <nav id="_menu" popover><button id="in-menu" command="show-modal" commandfor="_dialog">Open</button></nav>
    <button id="open" command="show-modal" commandfor="_dialog"><span>Open</span></button>
    <button id="plain">Plain</button>
    <dialog id="_dialog" closedby="any"><form><input name="name" id="_name"><button>Send</button></form>
      <button id="close" command="close" commandfor="_dialog">Close</button></dialog>
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

function isOpen(): boolean {
  return element<HTMLDialogElement>('dialog').open;
}

function scripts(): string[] {
  return [...document.querySelectorAll('body > script')].map((script) => script.outerHTML);
}

test.each([
  ['pointermove', '#open span'],
  ['pointerup', '#open'],
  ['focusin', '#open'],
  ['focusin', '[name=name]'],
  ['pointerup', '#count'],
])('%s on %s brings the scripts, once', (type, selector) => {
  for (let turn = 0; turn < 2; turn += 1) send(type, selector);
  expect(scripts()).toEqual([
    '<script src="/react.js"></script>',
    '<script src="/islands.js"></script>',
  ]);
});

test.each([
  ['pointermove', 'p'],
  ['pointerup', 'p'],
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

test.each(['#open', '#open span'])('a click on %s opens the dialog', (selector) => {
  send('click', selector);
  expect(isOpen()).toBe(true);
});

test('a click on its close button closes the dialog', () => {
  send('click', '#open');
  send('click', '#close');
  expect(isOpen()).toBe(false);
});

test('a click elsewhere opens nothing', () => {
  send('click', '#plain');
  expect(isOpen()).toBe(false);
});

test.each([
  ['both on the backdrop', 'dialog', 'dialog', false],
  ['begun in a field and ended on the backdrop', '[name=name]', 'dialog', true],
  ['begun on the backdrop and ended in the dialog', 'dialog', 'form', true],
  ['both in the dialog', 'form', 'form', true],
])('a press %s: open %4$s', (_, from, to, open) => {
  send('click', '#open');
  send('pointerdown', from);
  send('click', to);
  expect(isOpen()).toBe(open);
});

test('while the dialog is busy a click on the backdrop leaves it open', () => {
  send('click', '#open');
  element('dialog').setAttribute('closedby', 'none');
  send('pointerdown', 'dialog');
  send('click', 'dialog');
  expect(isOpen()).toBe(true);
});

describe('the focus, where the browser has given it to nothing', () => {
  test('goes back to the button that opened the dialog', () => {
    send('click', '#open');
    send('click', '#close');
    expect(element('#open')).toHaveFocus();
  });

  test('goes to the button of the menu, where the menu has closed around the other', () => {
    send('click', '#in-menu');
    element('#in-menu').checkVisibility = () => false;
    send('click', '#close');
    expect(element('[popovertarget]')).toHaveFocus();
  });

  test('stays where it is otherwise', () => {
    send('click', '#open');
    element('#plain').focus();
    send('click', '#close');
    expect(element('#plain')).toHaveFocus();
  });
});

test('what is typed into is known', () => {
  send('input', '[name=name]');
  expect(document.typed).toContain('_name');
});

describe('a submit that comes before the islands', () => {
  const native = jest.fn((event: Event) => event.preventDefault());
  let form: HTMLFormElement;

  beforeEach(() => {
    jest.useFakeTimers();
    native.mockClear();
    form = element<HTMLFormElement>('form');
    form.addEventListener('submit', native);
    send('focusin', '#open');
  });

  afterEach(() => jest.useRealTimers());

  function isHeld(): boolean {
    return form.ariaBusy === 'true';
  }

  test('is held, without the browser’s own validation', () => {
    const submitted = new Event('submit', { bubbles: true, cancelable: true });
    expect(form.noValidate).toBe(true);
    form.dispatchEvent(submitted);
    expect(submitted.defaultPrevented).toBe(true);
    expect(isHeld()).toBe(true);
  });

  test('is none any more once the islands listen', () => {
    form.onsubmit = (event) => event.preventDefault();
    form.requestSubmit();
    expect(isHeld()).toBe(false);
  });

  // Nothing is held any more after that, so it comes last, and its log is the only one.
  test('goes natively, and once, where the scripts can’t be had, however many fail', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    form.requestSubmit();
    expect(native).toHaveBeenCalledTimes(1);
    for (const script of document.querySelectorAll('body > script')) {
      script.dispatchEvent(new Event('error'));
    }
    jest.advanceTimersByTime(60_000);
    expect(native).toHaveBeenCalledTimes(2);
    expect(native.mock.lastCall?.[0].defaultPrevented).toBe(true);
    expect(isHeld()).toBe(false);
    expect(form.noValidate).toBe(false);
    expect(document.documentElement).toHaveAttribute('data-scripts', 'lost');
    expect(log.mock.calls).toEqual([['No script: http://localhost/react.js']]);
  });
});
