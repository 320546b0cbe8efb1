import type { OutlinedField } from '../messages';
import { onReshape } from './follow';
import { placesOf } from './markedPage';

/** The width of an outline, and its distance from what it is around, in pixels. */
const [width, distance] = [3, 4];

/**
 * Outlines fields on the page, each with a word, and follows them as the page is scrolled or changes its shape. What it adds is
 * no part of the page.
 *
 * @returns what removes the outlines
 */
export function outlineFields(fields: readonly OutlinedField[]): () => void {
  const layer = document.createElement('div');
  layer.dataset.outsidePage = '';
  layer.ariaHidden = 'true';
  // What is fixed makes the page no wider.
  layer.style.cssText =
    'position: fixed; inset: 0; overflow: clip; pointer-events: none; z-index: 8';
  document.body.append(layer);
  const draw = () => layer.replaceChildren(...fields.flatMap(outlines));
  const removed = new AbortController();
  const { signal } = removed;
  onReshape(draw, signal);
  document.addEventListener('scroll', draw, { signal });
  signal.addEventListener('abort', () => layer.remove());
  return () => removed.abort();
}

/** Of a field, one outline; of lines of a long text, which can be far apart, one each. */
function outlines({ field, word, lines = [] }: OutlinedField): HTMLElement[] {
  const places = placesOf(field, lines);
  const boxes = places.map((place) => place.getBoundingClientRect()).filter((box) => box.width > 1);
  const parts = lines.length > 0 ? boxes.map((box) => [box]) : boxes.length > 0 ? [boxes] : [];
  return parts.map((part) => outlineAround(part, field, word));
}

/** Draws an outline around boxes, with a word, for a field. */
function outlineAround(boxes: readonly DOMRect[], field: string, word: string): HTMLElement {
  const left = Math.min(...boxes.map((box) => box.left)) - distance;
  const top = Math.min(...boxes.map((box) => box.top)) - distance;
  const right = Math.max(...boxes.map((box) => box.right)) + distance;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + distance;
  const box = document.createElement('div');
  box.dataset.outline = field;
  box.style.cssText = `
    position: absolute; left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px;
    box-sizing: border-box; border: ${width}px solid #1a5fb4; box-shadow: 0 0 0 1px #fff`;
  const inset = top < 24 ? `100% -${width}px auto auto` : `auto -${width}px 100% auto`;
  const name = document.createElement('span');
  name.textContent = word;
  name.style.cssText = `
    position: absolute; inset: ${inset}; padding: 0 6px; background: #1a5fb4; color: #fff;
    font: 600 12px/1.5 system-ui, sans-serif; white-space: nowrap; zoom: var(--unscaled, 1)`;
  box.append(name);
  return box;
}
