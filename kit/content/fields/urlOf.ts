/**
 * The parts of an address; undefined if it isn’t one. `URL.canParse` of Node 20 refuses those with letters such as ü once it
 * has been called some thousand times.
 */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
