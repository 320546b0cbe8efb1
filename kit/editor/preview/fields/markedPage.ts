import { readMark } from './fieldMarks';

/** The field shown by each text node, and by each picture or element with rendered HTML. */
const sources = new WeakMap<Node, string>();

/** Removes the marks from a page, now and whenever it changes, and remembers the field that each identified. */
export function watchMarks(page: Document): void {
  const observer = new MutationObserver((changes) => {
    // A text with other words shows another field, or none; one that only moved still shows the same.
    for (const { target } of changes) if (target instanceof Text) sources.delete(target);
    for (const { target, type, attributeName, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(readAll);
      else if (target instanceof Text) readText(target);
      else if (target instanceof Element && attributeName) readAttribute(target, attributeName);
    }
    // Removing marks isn’t a change of the page.
    observer.takeRecords();
  });
  readAll(page.documentElement);
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(page.documentElement, everything);
}

function readAll(root: Node): void {
  for (const node of domNodesIn(root)) {
    if (node instanceof Text) readText(node);
    else if (node instanceof Element) {
      for (const name of node.getAttributeNames()) readAttribute(node, name);
    }
  }
}

function readText(node: Text): void {
  const { text, source } = readMark(node.data);
  if (source === undefined) return;
  node.data = text;
  // A mark on its own precedes HTML.
  const shows = text === '' ? node.parentElement : node;
  if (shows !== null) sources.set(shows, source);
}

function readAttribute(element: Element, name: string): void {
  const { text, source } = readMark(element.getAttribute(name) ?? '');
  if (source === undefined) return;
  element.setAttribute(name, text);
  // Other attributes are for those who don’t see the page, and can be words of all pages.
  if (name === 'alt') sources.set(element, source);
}

function* domNodesIn(root: Node): Generator<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node !== null; node = walker.nextNode()) yield node;
}

/** The field that a text or an element itself shows; in what is above the page, elements name theirs. */
export function sourceOf(node: Node): string | undefined {
  const named = node instanceof Element ? node.getAttribute('data-field') : null;
  return named ?? sources.get(node);
}

/** A field, and what shows it. */
interface ShownField {
  source: string;
  place: Range;
}

/**
 * The field shown at a point of an element: that of the text there or beside it, or the first within the innermost element
 * that shows any field. With it come the words of its that are there, as far as they are in one text node.
 */
export function fieldShownAt({ target, x, y }: MouseEvent) {
  if (!(target instanceof Element)) return undefined;
  // Safari knows it since 18.4.
  const there = document.caretPositionFromPoint?.(x, y)?.offsetNode;
  let around: Node | null = there && target.contains(there) ? there : target;
  for (; around !== null; around = around.parentNode) {
    const [first] = fieldsShownIn(around).filter(isVisible);
    if (first === undefined) continue;
    const { source, place } = first;
    const isWords = there instanceof Text && place.intersectsNode(there);
    return { source, words: isWords ? there.data.trim() : undefined };
  }
  return undefined;
}

/**
 * Where a field is shown: on the page, or else in what is above it. If it isn’t, all that is shown of the smallest group
 * or list that it is in. Of a group, it is all that is shown of it; of `lines` of a long text, as they are written, each
 * paragraph or other part that has one.
 */
export function placesOf(source: string, lines: readonly string[] = []): Range[] {
  const parts = document.querySelectorAll('#page > :not([data-outside-page])');
  const all = [...parts].flatMap(fieldsShownIn);
  const own = all.find((each) => each.source === source && isVisible(each))?.place;
  const blocks = own ? blocksWith(own, lines) : [];
  if (blocks.length > 0) return blocks.map(rangeOf);
  if (own !== undefined) return [own];
  const named = document.querySelector(`details [data-field="${CSS.escape(source)}"]`);
  if (named !== null) return [rangeOf(named)];
  for (let group = source; group.includes('.'); group = group.replace(/\.[^.]*$/, '')) {
    const shown = all.filter((each) => each.source.startsWith(`${group}.`) && isVisible(each));
    if (shown.length > 0) return shown.map(({ place }) => place);
  }
  return [];
}

/** The parts of a long text that have such lines. */
function blocksWith(place: Range, lines: readonly string[]): Element[] {
  const { commonAncestorContainer: around } = place;
  const wanted = lines.map(lettersIn).filter((letters) => letters !== '');
  if (wanted.length === 0 || !(around instanceof Element)) return [];
  return [...around.querySelectorAll('p, li, tr, h2, h3, h4')].filter((block) => {
    const letters = place.intersectsNode(block) ? lettersIn(block.textContent ?? '') : '';
    return letters !== '' && wanted.some((each) => each.includes(letters));
  });
}

/** What a line of markdown and what is made of it have in common. */
function lettersIn(text: string): string {
  return text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}

function isVisible({ place }: ShownField): boolean {
  // Texts only for screen readers are in a box of one pixel.
  return place.getBoundingClientRect().width > 1;
}

function fieldsShownIn(root: Node): ShownField[] {
  return [...domNodesIn(root)].flatMap((node) => {
    const source = sourceOf(node);
    return source === undefined ? [] : { source, place: rangeOf(node) };
  });
}

/** An element, or the inside of a text. */
export function rangeOf(node: Node): Range {
  const range = document.createRange();
  if (node instanceof Text) range.selectNodeContents(node);
  else range.selectNode(node);
  return range;
}
