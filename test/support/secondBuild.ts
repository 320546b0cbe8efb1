import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as forward } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../tools/ports';
import { serveSite } from '../../tools/serve';

const hash = /(?<=-)[0-9a-f]{20}(?=\.js)/;

/** Words of the dealers' page, and what stands in their place in the second build. */
export const oldHeading = 'From a file to a living inventory';
export const newHeading = 'From a list to a living inventory';

interface SecondBuildOptions {
  /** Whether its scripts are others, so that those of the first build are gone. */
  newScripts: boolean;
}

/** Makes what another build of the site would be: other words, and other scripts if wanted. Returns its folder. */
export function makeSecondBuild({ newScripts }: SecondBuildOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
  cpSync('public', folder, { recursive: true });
  const places = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  // The copies would still be of the first build.
  for (const copy of places.filter((place) => /\.(?:br|gz)$/.test(place))) rmSync(copy);
  const texts = places.filter((place) => /(?:\.(?:html|js|json)|_headers)$/.test(place));
  const hashes = newScripts ? texts.flatMap((place) => hash.exec(place)?.[0] ?? []) : [];
  for (const place of texts) {
    let text = readFileSync(place, 'utf8').replaceAll(oldHeading, newHeading);
    text = text.replace(/ data-page="(\w+)"/, (_, name) => ` data-page="${reversed(name)}"`);
    for (const each of hashes) text = text.replaceAll(each, reversed(each));
    writeFileSync(place, text);
    renameSync(
      place,
      hashes.reduce((name, each) => name.replace(each, reversed(each)), place),
    );
  }
  return folder;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

export interface SwappableSite {
  address: string;
  /** Serves another build from now on, as a deploy does. */
  swap(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Serves the built site, until another build takes its place under the same address, between two requests. */
export async function serveSwappable(): Promise<SwappableSite> {
  const first = await serveSite({ port: 0 });
  const running = [first];
  let live = first.address;
  const front = createServer((request, response) => {
    const { method, headers } = request;
    const passed = forward(live + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', (error) => response.destroy(error));
    request.pipe(passed);
  });
  const address = await listen(front, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  return {
    address,
    async swap(folder) {
      const next = await serveSite({ port: 0, root: folder });
      running.push(next);
      live = next.address;
    },
    async close() {
      front.close();
      front.closeAllConnections();
      await Promise.all(running.map((server) => server.close()));
    },
  };
}
