/**
 * Whether a text is one line of words without any sign that means something in markdown, as most are: these need no
 * parser, which takes a large part of the time of a check.
 */
export function isPlain(text: string): boolean {
  return (
    /^\p{L}(?:[\p{L}\p{N} ,.;?!(){}'"‘’“”…–—/%$-]|:(?!\/))*$/u.test(text) && !/www\./i.test(text)
  );
}
