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

test.each([
  ['a page that paints no frame', () => jest.advanceTimersByTime(100)],
  ['a visitor who leaves', () => window.dispatchEvent(new Event('pagehide'))],
])('%s doesn’t wait for a paint', async (_name, happen) => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const waiting = painted();
  happen();
  await expect(waiting).resolves.toBeUndefined();
});
