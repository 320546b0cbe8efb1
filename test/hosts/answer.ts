import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor, revalidate } from '../../src/build/hosting/headers';
import { readHeadersFile } from '../../src/build/hosting/headersFile';

export interface Request {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked. */
  body: Buffer;
}

/** Sends a request whose path stays as it is, dots and all. */
export function ask(address: string, { path, method = 'GET', headers = {} }: Request) {
  return new Promise<Answer>((answer, fail) => {
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
  '.html': /^text\/html; charset=utf-8$/,
  '.js': /^(?:text|application)\/javascript\b/,
  '.avif': /^image\/avif$/,
  '.jpg': /^image\/jpeg$/,
  '.svg': /^image\/svg\+xml\b/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.webmanifest': /^application\/manifest\+json\b/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(?:text|application)\/xml\b/,
};

interface DescribeOptions {
  /** The folder of the files that the build has made for visitors. */
  built: string;
  siteUrl: string;
  /** Headers that the host sets in place of the site’s, for some status. */
  own?: readonly { status?: number; name: string; value: string }[];
  /** False where the headers aren’t the site’s. */
  headers: boolean;
}

/** Returns what tells an answer in a line: `404 404.html, Cache-Control: no-store`. What is as built isn’t told. */
export function describeAnswers({ built, siteUrl, own = [], headers: all }: DescribeOptions) {
  const rules = readHeadersFile(readFileSync(join(built, '_headers'), 'utf8'));
  const names = new Map(
    readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [digest(readFileSync(file)), relative(built, file)]),
  );
  const pathIn = (address: string) => {
    const { href } = new URL(address, siteUrl);
    return href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  };

  /** The headers that differ, with what is sent. */
  function differing(path: string, file: string, { status, headers }: Answer): string[] {
    // What isn't there has the headers of any page.
    const expected: Record<string, string | undefined> = {
      'Cache-Control': revalidate,
      'Access-Control-Allow-Origin': undefined,
      ...headersFor(status === 404 ? new URL(siteUrl).pathname : path, rules),
    };
    for (const { status: only = status, name, value } of own) {
      if (only === status) expected[name] = value;
    }
    const type = headers['content-type'] ?? '';
    return [
      ...Object.entries(expected)
        .filter(([name, value]) => headers[name.toLowerCase()] !== value)
        .map(([name]) => `${name}: ${headers[name.toLowerCase()]}`),
      ...(types[extname(file)]?.test(type) === false ? [`Content-Type: ${type}`] : []),
    ];
  }

  return ({ path }: Request, answer: Answer): string => {
    const { status, headers, body } = answer;
    if (headers.location !== undefined) return `${status} to ${pathIn(headers.location)}`;
    if (![200, 206, 404].includes(status)) return `${status}`;
    const [, led] = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(`${body}`) ?? [];
    if (led !== undefined) return `${status} that leads to ${pathIn(led)}`;
    const file = names.get(digest(body)) ?? 'something else';
    const name = file === path.slice(new URL(`${siteUrl}/`).pathname.length) ? 'itself' : file;
    const content = body.length === 0 ? 'nothing' : status === 206 ? `${body.length} bytes` : name;
    const encoding = headers['content-encoding'];
    return [
      `${status} ${content}${encoding === undefined ? '' : ` as ${encoding}`}`,
      ...(all ? differing(path, file, answer) : []),
    ].join(', ');
  };
}

export function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
