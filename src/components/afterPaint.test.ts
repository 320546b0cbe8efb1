/** @jest-environment ./test/jest/environment.ts */
import { afterPaint, painted } from './afterPaint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work waits for the next frame, and runs in order', () => {
  const done: number[] = [];
  for (const work of [1, 2]) afterPaint(() => done.push(work));
  expect(done).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(done).toEqual([1, 2]);
});

test('what waits for the paint continues after it', async () => {
  let isPainted = false;
  const waiting = painted().then(() => {
    isPainted = true;
  });
  jest.advanceTimersByTime(20);
  await waiting;
  expect(isPainted).toBe(true);
});

test('a page that paints no frame holds nothing up', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const waiting = painted();
  jest.advanceTimersByTime(100);
  await expect(waiting).resolves.toBeUndefined();
});

test('nothing waits for a paint when the visitor leaves', async () => {
  const waiting = painted();
  window.dispatchEvent(new Event('pagehide'));
  await expect(waiting).resolves.toBeUndefined();
});
