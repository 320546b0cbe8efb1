import { nodesIn, parse } from './dialect';

/** The texts that can have a link that isn’t as it should be: most have none, and the parser takes time. */
const mayLink = /\]\(\s*<?(?:\/|https?:)/i;

/** A markdown text with the address of each link rewritten; a bare address stays, since readers see it. */
export function withLinks(text: string, rewrite: (address: string) => string): string {
  if (!mayLink.test(text)) return text;
  let rewritten = text;
  // From the end, so that the places before stay the same.
  for (const node of nodesIn(parse(text)).toReversed()) {
    if (node.type !== 'link' || !node.position) continue;
    const [start, end] = [node.position.start.offset ?? 0, node.position.end.offset ?? 0];
    const source = text.slice(start, end);
    const last = node.children.at(-1)?.position?.end.offset;
    const words = last === undefined ? 0 : last - start;
    const [before] = /^[^\]]*\]\(\s*<?/.exec(source.slice(words)) ?? [];
    if (before === undefined) continue;
    const place = start + words + before.length;
    // Otherwise it is written with escapes.
    if (!text.startsWith(node.url, place)) continue;
    rewritten =
      rewritten.slice(0, place) + rewrite(node.url) + rewritten.slice(place + node.url.length);
  }
  return rewritten;
}
