/** The code of a file system error, such as `ENOENT`; undefined for any other error. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
