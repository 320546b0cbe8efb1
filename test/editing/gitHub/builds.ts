import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { createPublisher } from '../../../kit/content/publish/publisher';
import { writeLive } from '../../../kit/editor/bundle/writeLive';
import type { Commit } from './repository';

function read(folder: string): object {
  return JSON.parse(readFileSync(join(folder, 'live.json'), 'utf8'));
}

/** What a host does: it builds commits, and shows one of its builds. */
export function createHost() {
  /** What is at `/admin/live.json`, and at the address of each page. */
  let shown: { live: string; pages: ReadonlySet<string> } | undefined;

  return {
    /** Builds a commit for a day, and shows that. Returns `show`, which shows it again. */
    async build(commit: Commit, today: string) {
      const folder = mkdtempSync(join(tmpdir(), 'build-'));
      for (const [path, bytes] of commit.files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), bytes);
      }
      const publisher = createPublisher(join(folder, 'content'), () => ({ today, drafts: false }));
      const content = await publisher.publish();
      if (content.problems.length > 0) throw new Error(JSON.stringify(content.problems));
      await writeLive(folder, { ...content, drafts: false }, 'http://localhost');
      const built = {
        live: JSON.stringify({ ...read(folder), commit: commit.oid }),
        pages: new Set(content.published.map(({ fields }) => `${Object(fields).path}`)),
      };
      rmSync(folder, { recursive: true });
      const show = () => {
        shown = built;
      };
      show();
      return { show };
    },

    /** Answers what a browser asks of the live site. */
    async serve(context: BrowserContext): Promise<void> {
      await context.route('**/admin/live.json', (route) =>
        shown
          ? route.fulfill({ body: shown.live, contentType: 'application/json' })
          : route.fulfill({ status: 404 }),
      );
      await context.route(/^http:\/\/[^/]+\/(?!admin\/)[\w-]*$/, (route) => {
        const { pathname } = new URL(route.request().url());
        return shown?.pages.has(pathname)
          ? route.fulfill({ body: `<h1>Live at ${pathname}</h1>`, contentType: 'text/html' })
          : route.fulfill({ status: 404 });
      });
    },
  };
}
