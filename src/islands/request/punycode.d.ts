/** The slash is that of its documentation: without it, Node has a module of this name. */
declare module 'punycode/' {
  /** Decodes the labels of a domain that begin with `xn--`. Throws a RangeError where one can’t be decoded. */
  export function toUnicode(domain: string): string;
}
