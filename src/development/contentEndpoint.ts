import { createHash } from 'node:crypto';
import { lstat, readFile, realpath, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join, parse } from 'node:path';
import type { Checker } from '../content/check/checker';
import { formatProblem, labelOf } from '../content/check/formatProblem';
import { collectionOf, isSingle } from '../content/model/entry';
import { modelOf } from '../content/model/model';
import type { Problem } from '../content/model/problem';
import { oneAtATime } from '../content/publish/oneAtATime';
import { errorCode } from '../content/read/fileSystem';
import { type FoundFile, findFiles, foundFileAt } from '../content/read/findFiles';
import { largestPicture } from '../content/read/readPicture';
import { largestTextFile } from '../content/read/sourceText';
import { localOnly } from './localOnly';
import { writeAtomically } from './writeAtomically';

/** A refusal, in words for the person who edits. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const json = 'application/json; charset=utf-8';

const changedMeanwhile =
  'This was changed after you opened it, in another tab or by somebody else, so nothing was saved. Your words are ' +
  'still in the form: press Save to compare the two.';

/**
 * Lets the editing UI read and write `content/`, which lies at `root`, and only files that the site uses. A file is written
 * atomically, only if it is unchanged since the UI read it, and only if the checker finds no new problem. Requests from
 * elsewhere are refused, since a page of any site can send requests to this machine.
 */
export function createContentEndpoint(root: string, checker: Checker) {
  const inTurn = oneAtATime();

  /** Answers a request for a path within the content folder; the empty path asks for the list of files. */
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    // Gatsby's dev server lets pages of every site read its answers.
    response.removeHeader('Access-Control-Allow-Origin');
    try {
      const refused = localOnly(request);
      if (refused !== undefined) throw new Refusal(403, refused);
      response.setHeader('Cache-Control', 'no-store');
      if (path === '' && request.method === 'GET') await list(response);
      else await answer(request, response, fileAt(path));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message } = error;
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
    }
  };

  async function list(response: ServerResponse) {
    const { files } = await findFiles(root);
    response.setHeader('Content-Type', json);
    response.end(JSON.stringify(files.map(({ place }) => `content/${place}`)));
  }

  async function answer(request: IncomingMessage, response: ServerResponse, file: FoundFile) {
    switch (request.method) {
      case 'GET':
        return send(file, response);
      case 'PUT': {
        const isPicture = file.contentFile === undefined;
        const bytes = await bodyOf(request, isPicture ? largestPicture : largestTextFile);
        const warnings = await inTurn(() => change(file, bytes, request));
        response.writeHead(200, { ETag: etagOf(bytes), 'Content-Type': json });
        return response.end(JSON.stringify(warnings));
      }
      case 'DELETE':
        await inTurn(() => change(file, undefined, request));
        return response.writeHead(204).end();
      default:
        throw new Refusal(405, 'Files can only be read, written and removed here.');
    }
  }

  function fileAt(path: string): FoundFile {
    const file = foundFileAt('content', path);
    if (file !== undefined) return file;
    throw new Refusal(
      400,
      `The site can’t use a file named content/${path}. Names are in lower case, words joined by hyphens; pictures ` +
        'lie in content/images, without folders of their own, and end in .png, .jpg, .jpeg, .webp or .avif.',
    );
  }

  async function send({ place }: FoundFile, response: ServerResponse) {
    const bytes = await readIfPresent(place);
    if (bytes === undefined) throw new Refusal(404, `There is no content/${place}.`);
    const { mtime } = await lstat(join(root, place));
    response.writeHead(200, {
      'Content-Type': typeOf(place),
      'X-Content-Type-Options': 'nosniff',
      ETag: etagOf(bytes),
      'Last-Modified': mtime.toUTCString(),
    });
    response.end(bytes);
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
    request: IncomingMessage,
  ): Promise<Problem[]> {
    const before = await readIfPresent(file.place);
    const { 'if-match': expected, 'if-none-match': none } = request.headers;
    const isUnchanged = before === undefined ? none === '*' : expected === etagOf(before);
    if (!isUnchanged) throw new Refusal(412, changedMeanwhile);
    const warnings = await refuseProblems(file, bytes);
    if (before !== undefined && bytes !== undefined && before.equals(bytes)) return warnings;
    const path = join(root, file.place);
    if (bytes === undefined) {
      await rm(path);
      return [];
    }
    // A new file never replaces one that has appeared since.
    await writeAtomically(path, bytes, before === undefined).catch((error) => {
      throw errorCode(error) === 'EEXIST' ? new Refusal(412, changedMeanwhile) : error;
    });
    return warnings;
  }

  async function refuseProblems(file: FoundFile, bytes: Buffer | undefined): Promise<Problem[]> {
    const known = new Set((await checker.check()).problems.map(formatProblem));
    const { problems, warnings } = await checker.checkWith(file, bytes);
    const own = `content/${file.place}`;
    const refused = problems.filter(
      (problem) => problem.file === own || !known.has(formatProblem(problem)),
    );
    if (refused.length === 0) return warnings.filter((warning) => warning.file === own);
    const words = refused.map((problem) => inWords(problem, own));
    throw new Refusal(422, words.join(' '));
  }

  function inWords(problem: Problem, own: string): string {
    const { file, message, advice } = problem;
    const label = labelOf(problem);
    const where = [
      ...(file === own ? [] : [titleInForm(file)]),
      ...(label === '' ? [] : [`“${label}”`]),
    ];
    return `${where.join(', ') || 'The file'} ${message}. ${advice}`;
  }
}

/** What the lists of the editing UI have a file as, such as `The page “clients”`. */
function titleInForm(file: string): string {
  const collection = collectionOf(file);
  if (collection === undefined) return file;
  const { noun } = modelOf(collection);
  return isSingle(collection) ? `The ${noun}` : `The ${noun} “${parse(file).name}”`;
}

/** The media type of a file, by its name: a text, or one of the pictures that the site uses. */
function typeOf(place: string): string {
  if (place.endsWith('.json')) return json;
  if (place.endsWith('.md')) return 'text/markdown; charset=utf-8';
  return `image/${extname(place).slice(1).replace('jpg', 'jpeg')}`;
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most) {
      const megabytes = most / 1_000_000;
      throw new Refusal(
        413,
        `The file is larger than ${megabytes} MB. Make it smaller, and save again.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
