import { collectionOf } from '../../content/model/entry';
import { saveButton } from '../engine/buttons';
import { type GiteaCommit, giteaCommitIn, giteaFilesAt } from '../engine/hostRequests';
import { isSaveAwaited } from '../engine/typedWords';
import { decodedText } from './base64';
import { type Look, refuseTwins, save } from './save';
import { send } from './send';

/* The dev server as the host: a save changes the files of the working copy. */

/** Stands between the engine and the dev server from then on: what a save replaces is compared first. */
export function watchWorkingCopy(): void {
  const fetch = window.fetch;
  const api = new URL('api/v1/', document.baseURI).href;
  window.fetch = async (resource, request = {}) => {
    const address = resource instanceof Request ? resource.url : String(resource);
    if (!address.startsWith(api)) return fetch(resource, request);
    const commit = giteaCommitIn(address, request);
    if (commit) return write(address, request, commit);
    return ask(address, request);
  };
}

function ask(address: string, request: RequestInit): Promise<Response> {
  return send('The program on this machine', address, request).catch(() => {
    throw new Error(
      `The program on this machine that saves your words has stopped. Start it again with "npm run dev", and press ${saveButton} once more.`,
    );
  });
}

interface SeenFiles extends Look {
  /** What Git calls each file. */
  ids: ReadonlyMap<string, string>;
}

async function write(address: string, request: RequestInit, { files }: GiteaCommit) {
  refuseTwins(files);
  const texts = files.filter(isText);
  const written = texts.map(({ path, from_path: from, content = '' }) => {
    return { path, from, text: decodedText(content) };
  });
  const response = await save(written, {
    look: () => look(address, request, texts),
    async write({ ids }: SeenFiles) {
      const based = files.map((file) => (isText(file) ? basedOn(ids, file) : file));
      const body = JSON.stringify({ ...JSON.parse(String(request.body)), files: based });
      const answer = await ask(address, { ...request, body });
      return answer.status === 409 && texts.length > 0 ? undefined : answer;
    },
  });
  if (!response.ok && !isSaveAwaited()) {
    // The engine says only that it couldn’t be done.
    const { message } = await response.clone().json();
    alert(`Nothing was changed.\n\n${message}`);
  }
  if (response.ok && files.some(({ path, from_path }) => from_path && !collectionOf(path))) {
    // Of each entry that names a picture with another name, the engine would have two.
    location.reload();
    await new Promise(() => {});
  }
  return response;
}

async function look(
  address: string,
  request: RequestInit,
  files: GiteaCommit['files'],
): Promise<SeenFiles> {
  const paths = files.flatMap(({ path, from_path }) => (from_path ? [path, from_path] : [path]));
  const body = JSON.stringify({ files: paths });
  const response = await ask(giteaFilesAt(address), { ...request, body });
  const found: ({ path: string; sha: string; content: string } | null)[] = response.ok
    ? await response.json()
    : [];
  const there = found.filter((file) => file !== null);
  return {
    texts: new Map(there.map(({ path, content }) => [path, decodedText(content)])),
    ids: new Map(there.map(({ path, sha }) => [path, sha])),
  };
}

/** A file to be written only in the place of what was seen there. */
function basedOn(
  ids: SeenFiles['ids'],
  { path, from_path: from, content }: GiteaCommit['files'][number],
): GiteaCommit['files'][number] {
  const source = from !== undefined && ids.has(from) ? from : path;
  const sha = ids.get(source);
  const moved = source === path ? {} : { from_path: source };
  return sha === undefined
    ? { operation: 'create', path, content }
    : { operation: 'update', path, content, sha, ...moved };
}

/** Whether a form has written a file. */
function isText({ operation, path, content }: GiteaCommit['files'][number]): boolean {
  return operation !== 'delete' && content !== undefined && collectionOf(path) !== undefined;
}
