/**
 * The id of the form that a fragment such as `#book-a-demo` may mean, with what other programs append to an address, such
 * as `?utm_source=mail` or a full stop, and in any case. `#book-a-demo-2` is somewhere else.
 */
export function linkedFormId(fragment: string): string | undefined {
  return /^#([a-z-]*[a-z])(?!-.|[a-z\d])/i.exec(fragment)?.[1];
}
