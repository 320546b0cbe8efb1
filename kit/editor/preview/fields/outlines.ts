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
    layer.replaceChildren(...fields.flatMap(outlines));
    const chosen = fields.find(({ isChosen }) => isChosen)?.field;
    const [first] = layer.querySelectorAll(`[data-outline="${CSS.escape(chosen ?? '')}"]`);
    if (!first || kept.signal.aborted) return;
    const top = first.getBoundingClientRect().top - innerHeight * offset;
    scrollBy({ top, behavior: 'instant' });
  }
}

/** Of a field, one outline; of lines of a long text, which can be far apart, one each. */
function outlines({ field, word, lines }: OutlinedField): HTMLElement[] {
  const places = placesOf(field, { only: true });
  const blocks = places.flatMap((place) => blocksWith(place, lines));
  const isShown = (box: DOMRect) => box.width > 1;
  const boxes = (of: readonly (Element | Range)[]) =>
    of.map((each) => each.getBoundingClientRect()).filter(isShown);
  const parts = blocks.length > 0 ? boxes(blocks).map((box) => [box]) : [boxes(places)];
  return parts.flatMap((part) => (part.length > 0 ? outlineAround(part, field, word) : []));
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

/** Draws an outline around boxes on the page, with a word, for a field. */
export function outlineAround(boxes: readonly DOMRect[], field: string, word: string): HTMLElement {
  const left = Math.min(...boxes.map((box) => box.left)) - distance;
  const top = Math.min(...boxes.map((box) => box.top)) - distance;
  const right = Math.max(...boxes.map((box) => box.right)) + distance;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + distance;
  const box = document.createElement('div');
  box.dataset.outline = field;
  box.style.cssText = `
    position: absolute; left: ${left + scrollX}px; top: ${top + scrollY}px;
    width: ${right - left}px; height: ${bottom - top}px;
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
