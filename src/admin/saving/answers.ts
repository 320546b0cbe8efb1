import { collectionOf } from '../../content/model/entry';

const stopped =
  'The program on this machine that saves your words has stopped. Start it again with "npm run dev", and press Save once more.';

/** What the engine begins the message of a commit with if it doesn’t explain why that is refused, and what isn’t done then. */
const unexplained: readonly [start: string, done: string][] = [
  ['Delete ', 'deleted'],
  ['Upload ', 'changed'],
];

interface Commit {
  message: string;
  files: { path: string; from_path?: string }[];
}

/** From now on, tells what the dev server answers to a save, where the engine doesn't. */
export function hearWorkingCopy(): void {
  const send = window.fetch;
  const api = new URL('api/v1/', document.baseURI).href;
  window.fetch = async (resource, request) => {
    const address = String(resource);
    if (!address.startsWith(api)) return send(resource, request);
    const response = await send(resource, request).catch(() => {
      throw new Error(stopped);
    });
    if (request?.method === 'POST' && address.endsWith('/contents')) {
      await hear(JSON.parse(String(request.body)), response.clone());
    }
    return response;
  };
}

async function hear({ message, files }: Commit, response: Response): Promise<void> {
  if (!response.ok) {
    const { message: reason } = await response.json();
    const [, done] = unexplained.find(([start]) => message.startsWith(start)) ?? [];
    if (done) alert(`Nothing was ${done}.\n\n${reason}`);
  } else if (files.some(({ path, from_path }) => from_path && !collectionOf(path))) {
    // Of each entry that names the picture, the engine would have two.
    location.reload();
    await new Promise(() => {});
  }
}
