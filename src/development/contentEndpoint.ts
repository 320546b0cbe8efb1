import { createHash } from 'node:crypto';
import { link, lstat, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileInForm, inForm } from '../content/check/formatProblem';
import { capitalized } from '../content/model/fieldText';
import type { Problem } from '../content/model/problem';
import type { Gate } from '../content/publish/gate';
import { oneAtATime } from '../content/publish/oneAtATime';
import { errorCode } from '../content/read/fileSystem';
import { type FoundFile, findFiles, foundFileAt } from '../content/read/findFiles';
import { localOnly } from './localOnly';

/** A refusal, in words for the person who edits. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Answer {
  headers?: Record<string, string> | undefined;
  body: string | Buffer;
}

const changedMeanwhile =
  'This was changed after you opened it, in another tab or by somebody else, so nothing was saved. Your words are ' +
  'still in the form: press Save to compare the two.';

const commonHeaders = {
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Lets the editing UI read and write `content/`, which lies at `root`, and only files that the site uses. A file is written
 * atomically, only if it is unchanged since the UI read it, and only if the check finds no new problem. Requests from
 * elsewhere are refused, since a page of any site can send requests to this machine.
 */
export function createContentEndpoint(root: string, gate: Gate) {
  const inTurn = oneAtATime();

  /** Answers a request for a path within the content folder; the empty path asks for the list of files. */
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    // Gatsby's dev server lets pages of every site read its answers.
    response.removeHeader('Access-Control-Allow-Origin');
    try {
      const { headers, body } = await answer(request, path);
      response.writeHead(200, { ...commonHeaders, ...headers }).end(body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.writeHead(error.status, commonHeaders).end(error.message);
    }
  };

  async function answer(request: IncomingMessage, path: string): Promise<Answer> {
    const refused = localOnly(request);
    if (refused !== undefined) throw new Refusal(403, refused);
    if (path === '' && request.method === 'GET') {
      const { files } = await findFiles(root);
      return { body: JSON.stringify(files.map(({ place }) => `content/${place}`)) };
    }
    const file = foundFileAt(`content/${path}`);
    if (file === undefined) {
      throw new Refusal(
        400,
        `The site can’t use a file named content/${path}. Names are in lower case, words joined by hyphens; pictures ` +
          'lie in content/images, without folders of their own, and end in .png, .jpg, .jpeg, .webp or .avif.',
      );
    }
    if (request.method === 'GET') return read(file);
    if (request.method !== 'PUT' && request.method !== 'DELETE') {
      throw new Refusal(405, 'Files can only be read, written and removed here.');
    }
    const bytes = request.method === 'PUT' ? await buffer(request) : undefined;
    const warnings = await inTurn(() => change(file, bytes, request));
    return { headers: bytes && { ETag: etagOf(bytes) }, body: JSON.stringify(warnings) };
  }

  async function read({ place }: FoundFile): Promise<Answer> {
    const body = await readIfPresent(place);
    if (body === undefined) throw new Refusal(404, `There is no content/${place}.`);
    const { mtime } = await lstat(join(root, place));
    const headers = {
      ETag: etagOf(body),
      'Last-Modified': mtime.toUTCString(),
      ...(place.startsWith('images/') && {
        'Content-Type': `image/${extname(place).slice(1).replace('jpg', 'jpeg')}`,
      }),
    };
    return { headers, body };
  }

  /** The bytes of a file; undefined if there is none. Paths that point outside the folder are refused. */
  async function readIfPresent(place: string): Promise<Buffer | undefined> {
    const path = join(root, place);
    try {
      const within = join(await realpath(root), dirname(place));
      const isOwn = (await realpath(dirname(path))) === within && (await lstat(path)).isFile();
      if (!isOwn) throw new Refusal(400, `content/${place} is a link, not a file.`);
      return await readFile(path);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Writes or removes a file, and returns the warnings that the check has for it. */
  async function change(
    file: FoundFile,
    bytes: Buffer | undefined,
    { headers }: IncomingMessage,
  ): Promise<Problem[]> {
    const before = await readIfPresent(file.place);
    const isUnchanged =
      before === undefined
        ? headers['if-none-match'] === '*'
        : headers['if-match'] === etagOf(before);
    if (!isUnchanged) throw new Refusal(412, changedMeanwhile);
    const warnings = await refuseProblems(file, bytes);
    const path = join(root, file.place);
    if (bytes === undefined) await rm(path);
    else if (!before?.equals(bytes)) {
      await mkdir(dirname(path), { recursive: true });
      // Watchers, which ignore such a name, never read half a file.
      const incoming = join(dirname(path), `.${basename(path)}~`);
      await writeFile(incoming, bytes);
      if (before !== undefined) await rename(incoming, path);
      // Never replaces one that has appeared since.
      else
        await link(incoming, path)
          .catch((error) => {
            throw errorCode(error) === 'EEXIST' ? new Refusal(412, changedMeanwhile) : error;
          })
          .finally(() => rm(incoming));
    }
    return warnings;
  }

  async function refuseProblems(file: FoundFile, bytes: Buffer | undefined): Promise<Problem[]> {
    const own = `content/${file.place}`;
    const { problems, warnings } = await gate.checkChanges(new Map([[own, bytes]]));
    if (problems.length === 0) return warnings;
    throw new Refusal(422, problems.map((problem) => inWords(problem, own)).join(' '));
  }
}

/** A problem in the words of the form, with the name of the file unless it is the one that is saved. */
function inWords(problem: Problem, own: string): string {
  const { label, message, advice } = inForm(problem);
  const names = problem.file === own ? [] : [titleOf(problem.file)];
  const where = [...names, ...(label === '' ? [] : [`“${label}”`])];
  return `${where.join(', ') || 'The file'} ${message}. ${advice}`.trimEnd();
}

/** What the lists of the editing UI have a file as, such as `The page “clients”`. */
function titleOf(file: string): string {
  return capitalized(fileInForm(file));
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}
