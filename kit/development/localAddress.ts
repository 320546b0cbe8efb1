import type { Store } from 'gatsby';

/** The dev server's own address, such as `http://localhost:8000`. */
export function localAddress(store: Store): string {
  const { program } = store.getState();
  const host = ['0.0.0.0', '::'].includes(program.host) ? 'localhost' : program.host;
  return `${program.https ? 'https' : 'http'}://${host}:${program.port}`;
}
