import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { extname, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '../../kit/build/files';
import { headersFor, revalidate } from '../../kit/build/hosting/headers';
import { readHeadersFile } from '../../kit/build/hosting/rulesFiles';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  body: Buffer;
}

/** Sends a request whose path stays as it is, dots and all. */
export function sendRequest(address: string, path: string, options = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, ...options }, async (response) => {
      const { statusCode: status = 0, headers } = response;
      const body = await buffer(response);
      const encoding = body.length > 0 ? headers['content-encoding'] : undefined;
      if (encoding === 'br') done({ status, headers, body: brotliDecompressSync(body) });
      else done({ status, headers, body: encoding === 'gzip' ? gunzipSync(body) : body });
    });
    sent.on('error', fail).end();
  });
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

/** Returns a function that says in words which file of the built site an answer is, and which headers are wrong. */
export function describeAnswers(built: string) {
  const rules = readHeadersFile(readFileSync(join(built, '_headers'), 'utf8'));
  // A page is in two files, of which clients/index.html comes after clients.html.
  const files = filesBelow(built);
  const names = new Map(files.map((file) => [digest(readFileSync(file)), relative(built, file)]));

  return (path: string, { status, headers, body }: Answer): string => {
    const { location } = headers;
    const file = names.get(digest(body)) ?? (body.length ? `${body.length} bytes` : 'nothing');
    const encoding = headers['content-encoding'];
    // Missing files get the headers of any page, and so do redirects: one that was a mistake can be mended.
    const isFile = status === 200 || status === 206;
    const expected: Record<string, string | undefined> = {
      'Cache-Control': revalidate,
      'Access-Control-Allow-Origin': undefined,
      ...headersFor(isFile ? path : '/', rules),
    };
    const sent = (name: string) => headers[name.toLowerCase()];
    const wrong = Object.keys(expected).filter((name) => sent(name) !== expected[name]);
    if (types[extname(file)]?.test(`${sent('Content-Type')}`) === false) wrong.push('Content-Type');
    return [
      `${status} ${location === undefined ? file : `to ${location}`}`,
      ...(encoding === undefined ? [] : [`as ${encoding}`]),
      ...wrong.map((name) => `with ${name}: ${sent(name)}`),
    ].join(' ');
  };
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
