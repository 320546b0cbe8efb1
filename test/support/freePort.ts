import { createServer } from 'node:http';
import { close, listen } from '../../kit/development/ports';

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = new URL(await listen(probe));
  await close(probe);
  return Number(port);
}
