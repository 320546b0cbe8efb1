/** The code of an error of the file system, such as `ENOENT`; undefined of any other error. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
