/** @jest-environment ./test/jest/environment.ts */
import { showFrame } from './showFrame';

beforeAll(() => {
  const matchMedia = () => ({ matches: true });
  class ResizeObserver {
    constructor(private readonly onResize: () => void) {}

    observe(viewport: Element) {
      viewport.querySelector('iframe')?.contentDocument?.documentElement.remove();
      this.onResize();
    }
  }
  Object.assign(window, { matchMedia, ResizeObserver });
});

function show() {
  const place = document.body.appendChild(document.createElement('div'));
  return { place, ...showFrame(place, 'about:blank', undefined) };
}

test('a page is sized while its document is still without an element', () => {
  expect(show().frame.style.width).toBe('1280px');
});

test('until a page has loaded, its place says so', () => {
  const { place, frame } = show();
  expect(place.textContent).toContain('The page is loading…');
  expect(frame.style.visibility).toBe('hidden');
  frame.dispatchEvent(new Event('load'));
  expect(place.textContent).not.toContain('The page is loading…');
  expect(frame.style.visibility).toBe('');
});
