import type { OutlinedField } from '../messages';
import { placesOf } from './markedPage';

/** The width of an outline, and its distance from what it is around, in pixels. */
const [width, distance] = [3, 4];

/** Where an outline is scrolled to, as a fraction of the window’s height. */
const offset = 0.2;

/**
 * Outlines fields on the page, each with a word, and follows them as the page changes its shape. Of a field that the page
 * doesn’t show, nothing is outlined. What it adds is no part of the page.
 *
 * @returns what removes the outlines
 */
export function outlineFields(fields: readonly OutlinedField[]): () => void {
  const layer = document.createElement('div');
  layer.dataset.outsidePage = '';
  layer.ariaHidden = 'true';
  layer.style.cssText =
    'position: absolute; inset: 0 auto auto 0; pointer-events: none; z-index: 8';
  document.body.append(layer);
  /** Until a person scrolls, what was chosen stays in view while pictures arrive. */
  const kept = new AbortController();
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, () => kept.abort(), { signal: kept.signal, passive: true });
  }
  const observer = new ResizeObserver(draw);
  for (const part of document.querySelectorAll('body, #page, #page > *')) observer.observe(part);
  return () => {
    kept.abort();
    observer.disconnect();
    layer.remove();
  };

  function draw(): void {
    layer.replaceChildren(...fields.flatMap((field) => outline(field) ?? []));
    const chosen = fields.find(({ isChosen }) => isChosen)?.field;
    const [first] = layer.querySelectorAll(`[data-outline="${CSS.escape(chosen ?? '')}"]`);
    if (!first || kept.signal.aborted) return;
    const top = first.getBoundingClientRect().top - innerHeight * offset;
    scrollBy({ top, behavior: 'instant' });
  }
}

function outline({ field, word, style, lines }: OutlinedField): HTMLElement | undefined {
  const places = placesOf(field, { only: true });
  const blocks = places.flatMap((place) => blocksWith(place, lines));
  const boxes = (blocks.length > 0 ? blocks : places)
    .map((place) => place.getBoundingClientRect())
    .filter((box) => box.width > 1);
  if (boxes.length === 0) return undefined;
  // What is far apart has an outline each.
  const parts = blocks.length > 0 ? boxes.map((box) => [box]) : [boxes];
  const outlines = document.createElement('div');
  outlines.append(...parts.map((each) => outlineAround(each, word, style)));
  const [first] = outlines.children;
  first?.setAttribute('data-outline', field);
  return outlines;
}

/** The parts of a long text that have such lines. */
function blocksWith(place: Range, lines: readonly string[]): Element[] {
  const { commonAncestorContainer: around } = place;
  if (lines.length === 0 || !(around instanceof Element)) return [];
  const wanted = lines.map(lettersIn).filter((letters) => letters !== '');
  const blocks = [...around.querySelectorAll('p, li, tr, h2, h3, h4, pre')].filter((each) =>
    place.intersectsNode(each),
  );
  return blocks.filter((block) => {
    const letters = lettersIn(block.textContent ?? '');
    return letters !== '' && wanted.some((each) => each === letters || each.includes(letters));
  });
}

/** What a line of markdown and what is made of it have in common. */
function lettersIn(text: string): string {
  return text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}

function outlineAround(
  boxes: readonly DOMRect[],
  word: string,
  style: OutlinedField['style'],
): HTMLElement {
  const edge = (find: (...values: number[]) => number, side: 'left' | 'top' | 'right' | 'bottom') =>
    find(...boxes.map((box) => box[side]));
  const [left, top] = [edge(Math.min, 'left') + scrollX, edge(Math.min, 'top') + scrollY];
  const box = document.createElement('div');
  box.style.cssText = `
    position: absolute; left: ${left - distance}px; top: ${top - distance}px;
    width: ${edge(Math.max, 'right') + scrollX - left + 2 * distance}px;
    height: ${edge(Math.max, 'bottom') + scrollY - top + 2 * distance}px;
    box-sizing: border-box; border: ${width}px ${style} #1a5fb4; box-shadow: 0 0 0 1px #fff`;
  const isAtTop = top < 24;
  const name = document.createElement('span');
  name.textContent = word;
  name.style.cssText = `
    position: absolute; inset: ${isAtTop ? `100% -${width}px auto auto` : `auto -${width}px 100% auto`}; padding: 0 6px; background: #1a5fb4; color: #fff;
    font: 600 12px/1.5 system-ui, sans-serif; white-space: nowrap; zoom: var(--unscaled, 1)`;
  box.append(name);
  return box;
}
