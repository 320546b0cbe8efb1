import type { Content } from 'mdast';
import { type BareAddress, bareAddressesIn } from './bareAddresses';
import { nodesIn } from './dialect';

/** A bare address, of which it can’t be known where it begins or ends, in a line. */
export type UnclearAddress = { line: number } & Pick<BareAddress, 'written' | 'doubt'>;

/** The bare addresses of a text outside of links, which begins in a line. */
export function inspectAddresses(words: string, first: number) {
  const links: { line: number; address: string }[] = [];
  const unclear: UnclearAddress[] = [];
  for (const { at, written, url, doubt } of bareAddressesIn(words)) {
    const line = first + words.slice(0, at).split('\n').length - 1;
    if (url !== undefined) links.push({ line, address: url });
    if (url === undefined || doubt !== '') unclear.push({ line, written, doubt });
  }
  return { links, unclear };
}

/** The email addresses of a paragraph that are no link, or only partly, since a part of them has a format. */
export function cutEmails(paragraph: Content, line: number): UnclearAddress[] {
  const words = nodesIn(paragraph).map((node) => {
    if (node.type === 'text') return node.value;
    return node.type === 'break' || node.type === 'inlineCode' ? '\n' : '';
  });
  if (!words.some((each) => each.includes('@'))) return [];
  const known = new Set(words.flatMap(bareAddressesIn).map(({ written }) => written));
  const cut = bareAddressesIn(words.join('')).filter(({ written, url }) => {
    return url?.startsWith('mailto:') && !known.has(written);
  });
  return cut.map(({ written }) => ({ line, written, doubt: '' }));
}
