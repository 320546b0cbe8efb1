import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesBelow } from '../../kit/build/files';
import { copyProject, needed } from '../../tools/copyProject';
import { builtFor, INBOX, SITE } from './addresses';

const folder = '.fixture';
/** The copy of this project that the fixture site is built in. */
export const PROJECT = join(folder, 'project');
const content = 'test/fixture/content';
/** A digest of what the last build was made from. */
const digestFile = join(folder, 'made-from');

/** What the build writes itself, and what it never reads. */
const leftOut = /gatsby-types\.d\.ts$|\.test\.tsx?$/;

/** By its port, since several runs may be under way in this checkout. */
const served = join(folder, 'served', new URL(SITE).port);
/** The built fixture site as this worker serves it, and the files for its hosts. */
export const PUBLIC = join(served, 'public');
export const HOSTING = join(served, 'hosting');

/**
 * Builds the fixture site, the code of this checkout with the content of test/fixture, unless it is already built.
 *
 * @throws with the output of the build when it fails
 */
export function buildFixtureSite(): void {
  const digest = digestOfSite();
  if (existsSync(digestFile) && readFileSync(digestFile, 'utf8') === digest) return;
  rmSync(digestFile, { force: true });
  copyProject(PROJECT, content);
  console.log('Building the fixture site...');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'build'],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        CI: '1',
        SITE_URL: builtFor.site,
        GATSBY_FORM_ENDPOINT: `${builtFor.inbox}/requests`,
      },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The fixture site was not built:\n${stdout}${stderr}`);
  writeFileSync(digestFile, digest);
}

/** Copies the fixture site to where this worker serves it until it ends, with the worker's own addresses in it. */
export function placeFixtureSite(): void {
  const remove = () => rmSync(served, { recursive: true, force: true });
  remove();
  process.once('exit', remove);
  for (const part of ['public', 'hosting']) {
    cpSync(join(PROJECT, part), join(served, part), { recursive: true });
  }
  for (const file of filesBelow(served)) {
    const text = readFileSync(file, 'latin1');
    const own = ownAddresses(text);
    if (own === text) continue;
    const bytes = Buffer.from(own, 'latin1');
    writeFileSync(file, bytes);
    if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(bytes));
  }
}

function ownAddresses(text: string): string {
  return text.replaceAll(builtFor.site, SITE).replaceAll(builtFor.inbox, INBOX);
}

function digestOfSite(): string {
  const hash = createHash('sha256').update(process.version);
  const own = readdirSync('.').filter((name) => needed.test(name) && name !== 'content');
  // npm writes the last one after every installation.
  for (const place of [...own, content, 'node_modules/.package-lock.json']) {
    for (const file of statSync(place).isFile() ? [place] : filesBelow(place)) {
      if (!leftOut.test(file)) hash.update(`\n${file}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
