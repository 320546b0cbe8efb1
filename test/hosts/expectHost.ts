import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { extname, join, relative } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { headersFor, revalidate } from '../../src/build/hosting/headers';
import { readHeadersFile } from '../../src/build/hosting/rulesFiles';
import { filesIn } from '../support/filesIn';
import { PROJECT } from '../support/fixtureSite';
import type { Host } from './hosts';
import { ownHeadersOf, rowsFor } from './table';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  body: Buffer;
}

/**
 * Sends a running host every request in the table, and runs the guide’s own check.
 *
 * @param built the folder of the files that the build made for visitors
 * @param siteUrl the site’s address, which may have a path
 */
export async function expectHost(host: Host, built: string, siteUrl: string): Promise<void> {
  const inWords = describeAnswers(host, built, siteUrl);
  const names = [...digestsBelow(built).keys()];
  const prefix = new URL(siteUrl).pathname.replace(/\/$/, '');
  const rows = rowsFor(host.name);
  const found: Record<string, string> = {};
  for (const { name, method, path: written, headers } of rows) {
    const [start = '', end] = written.slice(1).split('*');
    const file = names.find((each) => each.startsWith(start) && each.endsWith(end ?? ''));
    const path = prefix + (end === undefined ? written : `/${file}`);
    if ('If-None-Match' in headers) {
      headers['If-None-Match'] = `${(await sendRequest(siteUrl, path)).headers.etag}`;
    }
    found[name] = inWords(path, await sendRequest(siteUrl, path, { method, headers }));
  }
  expect(found).toEqual(Object.fromEntries(rows.map(({ name, answer }) => [name, answer])));
  expect(await smoke(host, siteUrl)).toEqual([]);
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

/** Returns a function that describes an answer in the words of table.md, leaving out what is as built. */
function describeAnswers({ name: host }: Host, built: string, siteUrl: string) {
  const rules = readHeadersFile(readFileSync(join(built, '_headers'), 'utf8'));
  // A page is in two files, of which clients/index.html comes after clients.html.
  const files = [...digestsBelow(built)].sort(([one], [other]) => (one < other ? -1 : 1));
  const names = new Map(files.map(([name, digest]) => [digest, name]));
  const root = new URL(`${siteUrl}/`).pathname;
  const pathIn = (address: string) => {
    const { href } = new URL(address, siteUrl);
    return href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  };

  /** The headers that differ, with the values sent. */
  function differing(path: string, file: string, { status, headers }: Answer): string[] {
    const expected: Record<string, string | undefined> = {
      'Cache-Control': revalidate,
      'Access-Control-Allow-Origin': undefined,
      // Missing files get the headers of any page.
      ...headersFor(status === 404 ? root : path, rules),
    };
    for (const { status: only = status, name, value } of ownHeadersOf(host)) {
      if (only === status) expected[name] = value;
    }
    const sent = (name: string) => headers[name.toLowerCase()];
    return [
      ...Object.keys(expected).filter((name) => sent(name) !== expected[name]),
      ...(types[extname(file)]?.test(`${sent('Content-Type')}`) === false ? ['Content-Type'] : []),
    ].map((name) => `${name}: ${sent(name)}`);
  }

  return (path: string, answer: Answer): string => {
    const { status, headers, body } = answer;
    if (headers.location !== undefined) return `${status} to ${pathIn(headers.location)}`;
    if (![200, 206, 404].includes(status)) return `${status}`;
    const file =
      names.get(digest(body)) ?? (body.length === 0 ? 'nothing' : `${body.length} bytes`);
    const name = root + file === path ? 'itself' : file;
    const encoding = headers['content-encoding'];
    const content = encoding === undefined ? name : `${name} as ${encoding}`;
    const others = differing(path, file, answer);
    return [`${status} ${content}`, ...others].join(', ');
  };
}

/** Runs the guide’s command, and returns what it reports, except for a host’s own headers. */
async function smoke({ name }: Host, siteUrl: string): Promise<string[]> {
  const command = spawn('npm', ['run', '--silent', 'smoke', '--', siteUrl], { cwd: PROJECT });
  const said = await text(command.stdout);
  if (said.startsWith('OK:')) return [];
  const own = ownHeadersOf(name).map((header) => `${header.name}: ${header.value};`);
  const failures = said.split('\n').filter((line) => line.startsWith('- '));
  expect(failures).not.toEqual([]);
  return failures.filter((failure) => !own.some((header) => failure.includes(header)));
}

/** The digests of all files below a folder, by their names. */
export function digestsBelow(folder: string): Map<string, string> {
  const files = filesIn(folder);
  return new Map(files.map((file) => [relative(folder, file), digest(readFileSync(file))]));
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
