import { startInboxBeside } from '../inbox/inbox';
import { assertFree, readPort } from '../ports';
import { serveSite } from '../serve';
import { bannerAll } from './bannerAll';
import { readChecked } from './checked';
import { buildWorkingFolder } from './revision';

/** Builds the site with its drafts, adds the banner to every page of a copy, and serves that. */
export async function servePreview(say: (words: string) => void): Promise<void> {
  const port = readPort('PORT', 9000);
  const inbox = await startInboxBeside();
  await assertFree({ port, host: '127.0.0.1', variable: 'PORT' });
  const siteUrl = `http://localhost:${port}`;
  const { name, folder, checked } = await buildWorkingFolder(say, {
    SITE_URL: siteUrl,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
  });
  bannerAll(folder, { commit: name, builtAt: new Date(), drafts: readChecked(checked).drafts });
  await serveSite({ port, root: folder });
  console.log(`
Preview        ${siteUrl}
Request inbox  ${inbox.address}

Ctrl-C ends both.`);
}
