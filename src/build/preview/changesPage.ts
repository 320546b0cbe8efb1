import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from '../builtSite';
import { htmlPage } from '../html/htmlPage';
import { escapeHtml } from '../html/markup';
import { readBuiltPages, readLivePages } from './pages';
import { changesBetween } from './words';

/** The path of the preview’s page that says what changes. */
export const changesPath = '/_changes/';

/**
 * Writes the page of a preview that says what changes for visitors to the live site, as HTML without scripts.
 *
 * @param csp the content security policy of the site's pages
 */
export async function writeChanges(
  folder: string,
  { siteUrl, prefix, redirects }: Pick<BuiltSite, 'siteUrl' | 'prefix' | 'redirects'>,
  csp: string,
): Promise<void> {
  const changes = await readLivePages(siteUrl).then(
    async (live) => {
      const found = changesBetween(live, await readBuiltPages(folder), redirects, prefix);
      return found.map(({ html }) => html).join('\n') || '<p>No words change.</p>';
    },
    (error: Error) => {
      const { message } = error.cause instanceof Error ? error.cause : error;
      const why = escapeHtml(`${siteUrl} could not be read (${message})`);
      return `<p>What changes isn’t known: ${why}. The rest of this preview is as it should be.</p>`;
    },
  );
  const live = escapeHtml(siteUrl);
  const above = `<p><a href="${prefix}/">Preview</a>, compared with <a href="${live}/">${live}</a></p>`;
  const head = `<meta http-equiv="content-security-policy" content="${csp}">
<meta name="robots" content="noindex">`;
  await mkdir(join(folder, changesPath), { recursive: true });
  const file = join(folder, changesPath, 'index.html');
  await writeFile(file, htmlPage('What changes', `${above}\n${changes}`, head));
}
