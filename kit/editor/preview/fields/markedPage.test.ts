/** @jest-environment ./test/jest/environment.ts */
import { markOf } from './fieldMarks';
import { sourceOf, watchMarks } from './markedPage';

/* That each text opens its own field after any changes of lists is in test/editing/saving.spec.ts. */

test('a text that moves still opens its own field, and one with other words none', async () => {
  const source = 'rooms/oven.title';
  document.body.innerHTML = `<ul><li>${markOf(source)}Our oven</li><li>Others</li></ul>`;
  watchMarks(document);
  const [item] = document.querySelectorAll('li');
  const text = item?.firstChild ?? document.body;
  expect([text.textContent, sourceOf(text)]).toEqual(['Our oven', source]);
  item?.parentElement?.append(item);
  await Promise.resolve();
  expect(sourceOf(text)).toBe(source);
  text.textContent = 'Composed by code';
  await Promise.resolve();
  expect(sourceOf(text)).toBeUndefined();
});
