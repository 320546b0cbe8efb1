/** @jest-environment ./test/jest/environment.ts */
import { showFrame } from './showFrame';

test('a page is sized while its document is still without an element', () => {
  const matchMedia = () => ({ matches: true });
  class ResizeObserver {
    constructor(private readonly onResize: () => void) {}

    observe(viewport: Element) {
      viewport.querySelector('iframe')?.contentDocument?.documentElement.remove();
      this.onResize();
    }
  }
  Object.assign(window, { matchMedia, ResizeObserver });
  const place = document.body.appendChild(document.createElement('div'));
  expect(showFrame(place, 'about:blank', undefined).frame.style.width).toBe('1280px');
});
