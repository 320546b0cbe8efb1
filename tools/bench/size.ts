import { join } from 'node:path';
import { checkContent, type EntryOf, formatProblem } from '../../src/content/check/check';
import { bytesPerPage, compareHtml, type HtmlChanges, htmlPlace, readHtml } from './built';
import { type Measured, measure } from './measure';
import { edited, type MadePage, makePages } from './pages';
import { makeProjectCopy, type ProjectCopy } from './project';
import type { Row } from './table';

const check = ['node_modules/tsx/dist/cli.mjs', 'tools/check.ts'];
const build = ['node_modules/gatsby/cli.js', 'build'];

/** Measures the site as it is with a number of made pages more, in a copy of the project. */
export async function measureSize(count: number): Promise<Row> {
  const { pages: present, made } = await makeFromContent(count);
  const copy = await makeProjectCopy();
  try {
    await copy.write(made);
    const checked = await measure(copy.folder, check);
    const { cold, again, changes } = await buildTwice(copy, made);
    const paths = (made.length > 0 ? made : present.map(({ fields }) => fields)).map(
      ({ path }) => path,
    );
    return {
      pages: count,
      checkSeconds: checked.seconds,
      coldSeconds: cold.seconds,
      rebuildSeconds: again.seconds,
      memory: cold.memory,
      bytesPerPage: await bytesPerPage(join(copy.folder, 'public'), paths),
      rendered: changes.written.length,
    };
  } finally {
    await copy.remove();
  }
}

interface BuiltTwice {
  cold: Measured;
  again: Measured;
  changes: HtmlChanges;
}

/** Throws where a made page isn't there, or where the edit of one changes anything but that page. */
async function buildTwice(copy: ProjectCopy, made: readonly MadePage[]): Promise<BuiltTwice> {
  const publicFolder = join(copy.folder, 'public');
  const cold = await measure(copy.folder, build);
  const before = await readHtml(publicFolder);
  const missing = made.map(({ path }) => htmlPlace(path)).filter((place) => !before.has(place));
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}.`);
  const page = made.at(-1);
  if (page !== undefined) await copy.write([edited(page)]);
  const again = await measure(copy.folder, build);
  const changes = compareHtml(before, await readHtml(publicFolder));
  const wrong = editProblem(changes, page?.path);
  if (wrong !== undefined) throw new Error(wrong);
  return { cold, again, changes };
}

/** What is wrong with what an edit of the page of this address has changed; undefined where all is well. */
export function editProblem(
  { written, changed, gone }: HtmlChanges,
  path: string | undefined,
): string | undefined {
  const wanted = path === undefined ? '' : htmlPlace(path);
  const isWanted = (places: readonly string[]) => places.join() === wanted;
  if (isWanted(written) && isWanted(changed) && gone.length === 0) return undefined;
  const list = (places: readonly string[]) =>
    places.length === 0 ? 'none' : `${places.length} (${places.slice(0, 5).join(', ')})`;
  return [
    `After an edit of ${path ?? 'nothing'}, its HTML alone should have been rendered again.`,
    `Written again: ${list(written)}. Changed: ${list(changed)}. Gone: ${list(gone)}.`,
  ].join('\n');
}

async function makeFromContent(count: number) {
  const { entries, problems } = await checkContent('content');
  if (problems.length > 0) {
    throw new Error(`The content has problems:\n\n${problems.map(formatProblem).join('\n\n')}`);
  }
  const pages = entries.filter((entry): entry is EntryOf<'pages'> => entry.kind === 'pages');
  return { pages, made: makePages(pages, count) };
}
