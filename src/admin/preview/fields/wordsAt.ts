import type { Words } from '../../form/placeCaret';
import type { Point, Shown } from './markedPage';

/** The words that are shown at a point of a field, as far as they stand in one piece; undefined where it shows none. */
export function wordsAt({ place }: Shown, { x, y }: Point): Words | undefined {
  const node = document.caretPositionFromPoint(x, y)?.offsetNode;
  if (!(node instanceof Text) || !isWithin(node, place)) return undefined;
  const words = node.data.trim();
  const before = document.createRange();
  if (place instanceof Element) before.setStart(place, 0);
  else before.setStart(place.startContainer, place.startOffset);
  before.setEnd(node, 0);
  return words === '' ? undefined : { words, before: before.toString().split(words).length - 1 };
}

function isWithin(node: Node, place: Element | Range): boolean {
  return place instanceof Element ? place.contains(node) : place.intersectsNode(node);
}
