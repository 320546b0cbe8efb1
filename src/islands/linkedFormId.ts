/**
 * Reads the id of a form from a fragment such as `#book-a-demo`, in any case, and without `?utm_source=mail` or a full stop
 * that other programs append. `#book-a-demo-2` names no form.
 */
export function linkedFormId(fragment: string): string | undefined {
  return /^#([a-z-]*[a-z])(?!-.|[a-z\d])/i.exec(fragment)?.[1]?.toLowerCase();
}
