/** A text with its percent-encoding decoded: `%E4%BF%9D` is 保. A malformed one stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
