import type { CaretTarget } from '../../form/placeCaret';
import type { Point, ShownField } from './markedPage';

/** The words at a point within a field, as far as they are in one text node; undefined if there are none. */
export function caretTargetAt({ place }: ShownField, { x, y }: Point): CaretTarget | undefined {
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
