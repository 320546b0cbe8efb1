/** @jest-environment ./test/jest/environment.ts */
import { painted } from './painted';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['a page that paints no frame', () => jest.advanceTimersByTime(100)],
  ['a visitor who leaves', () => window.dispatchEvent(new Event('pagehide'))],
])('%s doesn’t wait for a paint', async (_name, happen) => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const waiting = painted();
  happen();
  await expect(waiting).resolves.toBeUndefined();
});
