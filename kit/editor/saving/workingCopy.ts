import { collectionOf } from '../../content/model/entry';
import { save } from '../engine/buttons';
import { type GiteaCommit, giteaCommitIn, giteaFilesAt } from '../engine/commitToGitea';
import { decodedText } from './base64';
import { assertMaySave } from './question';

/** From now on, compares what is saved with the working copy, and tells what the dev server answers where the engine doesn't. */
export function watchWorkingCopy(): void {
  const send = window.fetch;
  const api = new URL('api/v1/', document.baseURI).href;
  window.fetch = async (resource, request) => {
    const address = resource instanceof Request ? resource.url : String(resource);
    if (!address.startsWith(api)) return send(resource, request);
    const ask = (address: string, body?: BodyInit | null) =>
      send(address, { ...request, body: body ?? null }).catch(() => {
        throw new Error(
          `The program on this machine that saves your words has stopped. Start it again with "npm run dev", and press ${save} once more.`,
        );
      });
    const commit = giteaCommitIn(address, request);
    if (!commit) return ask(address, request?.body);
    await compare(commit, (files) => ask(giteaFilesAt(address), JSON.stringify({ files })));
    const response = await ask(address, request?.body);
    await tellRefusal(commit, response.clone());
    return response;
  };
}

/** Asks before somebody else’s changes are replaced. */
async function compare(
  { files }: GiteaCommit,
  read: (files: string[]) => Promise<Response>,
): Promise<void> {
  const written = files.filter(isWritten);
  if (written.length === 0) return;
  const response = await read(written.map(({ path, from_path }) => from_path ?? path));
  if (!response.ok) return;
  const found: ({ content?: string } | null)[] = await response.json();
  await assertMaySave(
    written.map(({ path, content = '' }, index) => {
      const there = found[index]?.content;
      return {
        path,
        text: decodedText(content),
        there: there === undefined ? undefined : decodedText(there),
      };
    }),
  );
}

/** The text of a file such as `content/pages/clients.md` by now; undefined if there is none, or it can’t be known. */
export async function readWorkingCopy(path: string): Promise<string | undefined> {
  const address = new URL('api/v1/repos/site/working-copy/contents', document.baseURI).href;
  try {
    const request = { method: 'POST', body: JSON.stringify({ files: [path] }) };
    const response = await fetch(giteaFilesAt(address), request);
    const [found]: ({ content?: string } | null)[] = response.ok ? await response.json() : [];
    return found?.content === undefined ? undefined : decodedText(found.content);
  } catch {
    return undefined;
  }
}

/** Whether a form has written a file. */
function isWritten({ path, content }: GiteaCommit['files'][number]): boolean {
  return content !== undefined && collectionOf(path) !== undefined;
}

async function tellRefusal({ files }: GiteaCommit, response: Response): Promise<void> {
  const isDeletion = files.some(({ operation }) => operation === 'delete');
  const isOfPictures = files.some(({ path, from_path }) => from_path && !collectionOf(path));
  if (!response.ok) {
    const { message } = await response.json();
    const isExplained = files.some(isWritten) && !isDeletion && !isOfPictures;
    if (!isExplained) alert(`Nothing was ${isDeletion ? 'deleted' : 'changed'}.\n\n${message}`);
  } else if (isOfPictures) {
    // Of each entry that names the picture, the engine would have two.
    location.reload();
    await new Promise(() => {});
  }
}
