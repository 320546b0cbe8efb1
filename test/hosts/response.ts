import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor, revalidate } from '../../src/build/hosting/headers';
import { readHeadersFile } from '../../src/build/hosting/headersFile';

interface Request {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  body: Buffer;
}

/** Sends a request whose path stays as it is, dots and all. */
export function sendRequest(address: string, { path, method = 'GET', headers = {} }: Request) {
  return new Promise<HostResponse>((answer, fail) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        answer({ status, headers, body: unpack(Buffer.concat(chunks), headers) });
      });
    });
    sent.on('error', fail).end();
  });
}

function unpack(body: Buffer, headers: IncomingHttpHeaders): Buffer {
  if (body.length === 0) return body;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

const types: Record<string, RegExp> = {
  '.html': /^text\/html; ?charset=utf-8$/,
  '.js': /^(?:text|application)\/javascript\b/,
  '.avif': /^image\/avif$/,
  '.jpg': /^image\/jpeg$/,
  '.svg': /^image\/svg\+xml\b/,
  '.txt': /^text\/plain(?:; ?charset=utf-8)?$/,
  '.webmanifest': /^application\/manifest\+json\b/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(?:text|application)\/xml\b/,
};

/**
 * Returns a function that describes a response in the words of table.md, leaving out what is as built.
 *
 * @param built the folder of the files that the build made for visitors
 * @param own the headers that the host sends instead of the site’s
 * @param comparesHeaders false if no header is the site’s
 */
export function describeResponses(
  built: string,
  siteUrl: string,
  own: readonly { status?: number | undefined; name: string; value: string }[],
  comparesHeaders: boolean,
) {
  const rules = readHeadersFile(readFileSync(join(built, '_headers'), 'utf8'));
  const names = new Map([...filesBelow(built)].map(([name, digest]) => [digest, name]));
  const root = new URL(`${siteUrl}/`).pathname;
  const pathIn = (address: string) => {
    const { href } = new URL(address, siteUrl);
    return href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  };

  /** The headers that differ, with the values sent. */
  function differing(path: string, file: string, { status, headers }: HostResponse): string[] {
    const expected: Record<string, string | undefined> = {
      'Cache-Control': revalidate,
      'Access-Control-Allow-Origin': undefined,
      // Missing files get the headers of any page.
      ...headersFor(status === 404 ? root : path, rules),
    };
    for (const { status: only = status, name, value } of own) {
      if (only === status) expected[name] = value;
    }
    const sent = (name: string) => headers[name.toLowerCase()];
    return [
      ...Object.keys(expected).filter((name) => sent(name) !== expected[name]),
      ...(types[extname(file)]?.test(`${sent('Content-Type')}`) === false ? ['Content-Type'] : []),
    ].map((name) => `${name}: ${sent(name)}`);
  }

  return (path: string, answer: HostResponse): string => {
    const { status, headers, body } = answer;
    if (headers.location !== undefined) return `${status} to ${pathIn(headers.location)}`;
    if (![200, 206, 404].includes(status)) return `${status}`;
    const [, led] = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(`${body}`) ?? [];
    if (led !== undefined) return `${status} that redirects to ${pathIn(led)}`;
    const file =
      names.get(digest(body)) ?? (body.length === 0 ? 'nothing' : `${body.length} bytes`);
    const name = root + file === path ? 'itself' : file;
    const encoding = headers['content-encoding'];
    const content = encoding === undefined ? name : `${name} as ${encoding}`;
    const others = comparesHeaders ? differing(path, file, answer) : [];
    return [`${status} ${content}`, ...others].join(', ');
  };
}

/** The digests of all files below a folder, by their names. */
export function filesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return new Map(files.map((file) => [relative(folder, file), digest(readFileSync(file))]));
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
