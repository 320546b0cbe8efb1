/**
 * Whether an error says that something went out of bounds: of a file's bytes, or of the stack. Told by its
 * name, since errors of Node itself come from another realm than those of a module under test.
 */
export function isRangeError(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'RangeError'
  );
}
