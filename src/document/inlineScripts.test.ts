import { loader, logMissingPath, speculationRules } from './inlineScripts';

// jsdom is a browser that knows neither commands nor closedby.
beforeAll(() => {
  run(loader);
});

beforeEach(() => {
  document.body.innerHTML = `
    <main><a href="/clients">Clients</a><p>Words</p></main>
    <button popovertarget="menu">Menu</button>
    <nav id="menu" popover><button id="in-menu" command="show-modal" commandfor="dialog">Open</button></nav>
    <button id="open" command="show-modal" commandfor="dialog"><span>Open</span></button>
    <button id="plain">Plain</button>
    <dialog id="dialog" closedby="any"><input name="name">
      <button id="close" command="close" commandfor="dialog">Close</button></dialog>
    <template id="app" data-path="/clients" data-build="abc"><script src="/app.js"></script></template>
    <template id="recovery"><script src="/recover.js"></script></template>`;
});

function run(script: string): void {
  // biome-ignore lint/security/noGlobalEval: as the browser runs it
  window.eval(script);
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}

function isOpen(): boolean {
  return document.querySelector('dialog')?.open === true;
}

function scripts(): number {
  return document.body.querySelectorAll(':scope > script').length;
}

test('together they take less than 1 KB', () => {
  expect((loader + logMissingPath + speculationRules('')).length).toBeLessThan(1024);
});

test.each([
  ['pointermove', '#open span'],
  ['pointerup', '#open'],
  ['focusin', '#open'],
  ['focusin', '[name=name]'],
])('%s on %s brings the scripts, once', (type, selector) => {
  for (let turn = 0; turn < 2; turn += 1) {
    element(selector).dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(scripts()).toBe(1);
  expect(window).toMatchObject({ pagePath: '/clients', ___webpackCompilationHash: 'abc' });
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
  element(selector).dispatchEvent(new Event(type, { bubbles: true }));
  expect(scripts()).toBe(0);
});

test('a file that cannot be had brings the script that looks for a new build, once', () => {
  element('#open').dispatchEvent(new Event('focusin', { bubbles: true }));
  for (let turn = 0; turn < 2; turn += 1) {
    element('body > script').dispatchEvent(new Event('error'));
  }
  expect(scripts()).toBe(2);
  expect(element('body > script:last-of-type')).toHaveAttribute('src', '/recover.js');
});

test.each(['#open', '#open span'])('a click on %s opens the dialog', (selector) => {
  element(selector).click();
  expect(isOpen()).toBe(true);
});

test('a click on its close button closes the dialog', () => {
  element('#open').click();
  element('#close').click();
  expect(isOpen()).toBe(false);
});

test('a click elsewhere opens nothing', () => {
  element('#plain').click();
  expect(isOpen()).toBe(false);
});

test.each([
  ['outside', 5, false],
  ['on', 50, true],
])('a click %s the dialog', (_, x, open) => {
  element('#open').click();
  const dialog = element('dialog');
  dialog.getBoundingClientRect = () => new DOMRect(20, 20, 100, 100);
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: 50 }));
  expect(isOpen()).toBe(open);
});

test('while the dialog is busy a click outside leaves it open', () => {
  element('#open').click();
  const dialog = element('dialog');
  dialog.setAttribute('closedby', 'none');
  dialog.getBoundingClientRect = () => new DOMRect(20, 20, 100, 100);
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 5 }));
  expect(isOpen()).toBe(true);
});

test('the focus that was left in the closed menu goes to the menu button', () => {
  element('#in-menu').focus();
  element('#in-menu').checkVisibility = () => false;
  element('dialog').dispatchEvent(new Event('close'));
  expect(element('[popovertarget]')).toHaveFocus();
});

test('the focus that returned to its button stays there', () => {
  element('#open').focus();
  element('#open').checkVisibility = () => true;
  element('dialog').dispatchEvent(new Event('close'));
  expect(element('#open')).toHaveFocus();
});

test('a missing path is logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  run(logMissingPath);
  expect(log).toHaveBeenCalledWith('404: there is no page at /');
});
