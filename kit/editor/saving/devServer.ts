import { collectionOf } from '../../content/model/entry';
import { saveButton } from '../engine/buttons';
import { type GiteaFile, giteaFilesAt, giteaFilesIn } from '../engine/hostRequests';
import { save } from './comparedSave';
import { decodedText } from './openedText';
import { intercept, type Sent, saidIfRefused, send, withBody } from './send';

/* The dev server as the host: a save changes the files of the working copy. */

/** Stands between the engine and the dev server: what a save replaces is compared first. */
export function watchDevServer(): void {
  intercept(new URL('api/v1/', document.baseURI).href, (sent) => {
    const files = giteaFilesIn(sent);
    return files ? saidIfRefused(write(sent, files)) : ask(sent);
  });
}

function ask(sent: Sent): Promise<Response> {
  return send('The program on this machine', sent).catch(() => {
    throw new Error(
      `The program on this machine that saves your words has stopped. Start it again with "npm run dev", and press ${saveButton} once more.`,
    );
  });
}

async function write(sent: Sent, files: readonly GiteaFile[]): Promise<Response> {
  const written = files.filter(({ operation }) => operation !== 'delete');
  const sentFiles = written.map(({ path, from_path: from, content = '' }) => {
    return { path, from, content };
  });
  const response = await save(sentFiles, {
    look: (paths) => look(sent, paths),
    async write(texts, ids) {
      const based = files.map((file) => {
        const { path, from_path: from = path } = file;
        const content = texts.get(path);
        if (content === undefined) return file;
        // Only in the place of what was seen there.
        const source = ids.has(from) ? from : path;
        const sha = ids.get(source);
        const operation = sha === undefined ? 'create' : 'update';
        return { ...file, operation, content, sha, from_path: source };
      });
      const answer = await ask(withBody(sent, { files: based }));
      return answer.status === 409 && texts.size > 0 ? undefined : answer;
    },
  });
  if (!response.ok) throw new Error(`Nothing was changed.\n\n${await messageIn(response)}`);
  if (files.some(({ path, from_path }) => from_path && !collectionOf(path))) {
    // Of each entry that names a picture with another name, the engine would have two.
    location.reload();
    await new Promise(() => {});
  }
  return response;
}

async function look(sent: Sent, paths: readonly string[]) {
  const asked = { ...sent, address: giteaFilesAt(sent.address) };
  const response = await ask(withBody(asked, { files: paths }));
  if (!response.ok) {
    const message = await messageIn(response);
    throw new Error(`Nothing was saved: what is there by now can’t be read. ${message}`);
  }
  const found: ({ path: string; sha: string; content: string } | null)[] = await response.json();
  const there = found.filter((file) => file !== null);
  return {
    texts: new Map(there.map(({ path, content }) => [path, decodedText(content)])),
    // What Git calls each file.
    version: new Map(there.map(({ path, sha }) => [path, sha])),
  };
}

/** Why the dev server has refused something, or where it says why. */
async function messageIn(response: Response): Promise<string> {
  const text = await response.text();
  return text.startsWith('{') ? JSON.parse(text).message : text;
}
