import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '../../tools/setup/run.mjs';
import { SITE } from '../support/addresses';
import { digestsBelow, expectHost } from './expectHost';
import { hosts } from './hosts';
import { type Command, engine, temporaryFolder } from './start';

/* What hosts do, on a clone of this checkout. */

test.describe.configure({ mode: 'serial' });

const settings = { SITE_URL: SITE, GATSBY_FORM_ENDPOINT: 'https://forms.example/id' };
const clone = temporaryFolder();

test.beforeAll(async () => {
  cloneProject();
  await runInClone(['npm', ['ci', '--loglevel=error']], {});
  await runInClone(['npm', ['run', 'build']], settings);
});

/** Copies this checkout with everything committed, and with the content of the fixture site. */
function cloneProject(): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0');
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(clone, file));
  rmSync(join(clone, 'content'), { recursive: true });
  cpSync('test/fixture/content', join(clone, 'content'), { recursive: true });
}

/** Runs a program in the clone, without the test runner’s own NODE_ENV. */
async function runInClone([program, args]: Command, env: Record<string, string>): Promise<void> {
  const options = { cwd: clone, env: { ...process.env, NODE_ENV: undefined, ...env } };
  await run(program, args, undefined, options);
}

/** The environment that hosts give a build. */
const hostVariables = {
  NETLIFY: 'true',
  CONTEXT: 'production',
  CF_PAGES: '1',
  WORKERS_CI: '1',
  GITHUB_ACTIONS: 'true',
  CI: 'true',
  // netlify.toml has it too, but Netlify’s command looks for it only here.
  NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true',
};

test('the environment of a host doesn’t change a byte of the build', async () => {
  const parts = ['public', 'hosting'];
  const plain = temporaryFolder(Object.fromEntries(parts.map((part) => [part, join(clone, part)])));
  // Otherwise Netlify’s command would build with the Node that it runs on itself.
  symlinkSync(process.execPath, join(clone, 'node_modules/.bin/node'));
  const env = { ...hostVariables, ...settings, HOME: temporaryFolder() };
  await runInClone(engine('netlify-cli/bin/run.js', 'build', '--offline'), env);
  for (const part of parts) {
    expect(digestsBelow(join(clone, part))).toEqual(digestsBelow(join(plain, part)));
  }
});

test('a site below a path is served there', async () => {
  const siteUrl = `${SITE}/site`;
  await runInClone(['npm', ['run', 'build']], { ...settings, SITE_URL: siteUrl });
  const [built, hosting] = [join(clone, 'public'), join(clone, 'hosting')];
  for (const host of hosts.filter(({ takesPath }) => takesPath)) {
    const folder = temporaryFolder({ public: built, hosting });
    const stop = await host.serve(folder, Number(new URL(SITE).port), '/site');
    try {
      await expectHost(host, built, siteUrl);
    } finally {
      await stop();
    }
  }
});
