import { createServer } from 'node:http';
import { close, listen } from '../../kit/development/ports';

/** Below the ports that systems give to connections, which could take one before it is used. */
const [first, last] = [20_000, 32_000];

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = first + Math.floor(Math.random() * (last - first));
  const probe = createServer();
  const isFree = await listen(probe, port).then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  await close(probe);
  return port;
}
