import { existsSync, readdirSync, rmSync } from 'node:fs';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { Settings } from '../settings';
import { digestOfCode } from './digestOfCode';
import { recordEnd, recordStart } from './lastBuild';

/** What was made of pictures, by the digest of the file; and the share pictures, which have one in their names. */
const madePictures = /^(?:static\/[0-9a-f]{32}|share)$/;

/**
 * Lets Gatsby begin without the data that it has kept, where that can't be used; a build says so in a line, and empties
 * the folder of the site. Pictures that were processed, and what webpack keeps, are used in any case. To be called in
 * `onPreInit`, which comes before Gatsby looks at its data.
 *
 * @returns what lets the next build use the data that Gatsby keeps of this one, once it has written all of it
 */
export function startBuild(
  { store, reporter, basePath }: ParentSpanPluginArgs,
  { siteUrl, formEndpoint }: Settings,
): () => void {
  const inputs = {
    SITE_URL: siteUrl,
    GATSBY_FORM_ENDPOINT: formEndpoint,
    'the path prefix': basePath,
    'the code': digestOfCode('.'),
  };
  const reason = recordStart('.', inputs);
  if (reason !== undefined) {
    // Gatsby empties its cache where its plugins have changed. This is how it knows them.
    store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
    if (process.env.gatsby_executing_command === 'build') {
      if (existsSync('.cache/redux')) reporter.info(`Starting without cached data: ${reason}.`);
      removeAllButPictures();
    }
  }
  return () =>
    process.once('exit', (code) => {
      if (code === 0) recordEnd('.', inputs);
    });
}

function removeAllButPictures(): void {
  if (!existsSync('public')) return;
  const names = readdirSync('public').filter((name) => name !== 'static');
  const below = existsSync('public/static') ? readdirSync('public/static') : [];
  for (const place of [...names, ...below.map((name) => `static/${name}`)]) {
    if (!madePictures.test(place)) rmSync(`public/${place}`, { recursive: true });
  }
}
