import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSettings } from '../../src/build/settings';
import { freePort } from '../support/freePort';
import { hosts } from './hosts';
import { buildRelease } from './ownServer';

test('the image takes every variable of a build', () => {
  const asked: string[] = [];
  const named: Record<string, string> = {
    SITE_URL: 'https://a.example',
    GATSBY_FORM_ENDPOINT: 'https://f.example/',
  };
  const environment = new Proxy(named, {
    get: (variables, name: string) => {
      asked.push(name);
      return variables[name];
    },
  });
  readSettings(environment);
  const containerfile = readFileSync('Containerfile', 'utf8');
  const taken = [...containerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  // Netlify’s own.
  expect(taken.sort()).toEqual([...new Set(asked)].filter((name) => name !== 'CONTEXT').sort());
});

test('a container that is stopped answers what it has begun to answer', async () => {
  const container = hosts.find(({ name }) => name === 'the container');
  const folder = buildRelease('red');
  const size = 50_000_000;
  mkdirSync(join(folder, 'public/static'));
  for (const name of ['film.mp4', 'static/plan.pdf', 'share.jpg']) {
    writeFileSync(join(folder, 'public', name), '');
    truncateSync(join(folder, 'public', name), size);
  }
  const port = await freePort();
  const stop = await container?.serve(folder, port, '');
  const begun = await Promise.all(
    ['film.mp4', 'static/plan.pdf', 'share.jpg'].map(
      (name) =>
        new Promise<IncomingMessage>((done) => get(`http://127.0.0.1:${port}/${name}`, done)),
    ),
  );
  const stopped = stop?.();
  for (const answer of begun) {
    let received = 0;
    for await (const part of answer) received += part.length;
    expect(received).toBe(size);
  }
  await stopped;
});
