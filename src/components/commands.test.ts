import { answerCommands } from './commands';

// jsdom is a browser that doesn't know commands.
answerCommands();

beforeEach(() => {
  document.body.innerHTML = `
    <button id="open" command="show-modal" commandfor="dialog"><span>Open</span></button>
    <button id="nowhere" command="show-modal" commandfor="missing">Nowhere</button>
    <button id="plain">Plain</button>
    <dialog id="dialog"><button id="close" command="close" commandfor="dialog">Close</button></dialog>`;
});

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

function isOpen(): boolean {
  return document.querySelector('dialog')?.open === true;
}

test.each(['#open', '#open span'])('a click on %s opens the dialog', (selector) => {
  click(selector);
  expect(isOpen()).toBe(true);
});

test('a click on its close button closes the dialog', () => {
  click('#open');
  click('#close');
  expect(isOpen()).toBe(false);
});

test('a dialog that is open is not opened again', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  click('#open');
  click('#open');
  expect(showModal).toHaveBeenCalledTimes(1);
});

test.each(['#plain', '#nowhere'])('a click on %s opens nothing', (selector) => {
  click(selector);
  expect(isOpen()).toBe(false);
});
