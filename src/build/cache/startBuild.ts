import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePluginArgs, Reporter } from 'gatsby';
import type { Settings } from '../settings';
import { digestOfCode } from './digestOfCode';
import { recordEnd, recordStart, whyStartOver } from './lastBuild';

/** What was made of pictures, by the digest of the file; and the share pictures, which have one in their names. */
const madePictures = /^(?:static[\\/][0-9a-f]{32}|share)$/;

/**
 * Lets Gatsby begin without the data that it has kept, where that can't be used; a build says so in a line, and empties
 * the folder of the site. Pictures that were processed, and what webpack keeps, are used in any case. To be called in
 * `onPreInit`, which comes before Gatsby looks at its data.
 *
 * @returns what to call when the build has ended well
 */
export function startBuild(
  { store, reporter, basePath }: Pick<NodePluginArgs, 'store' | 'reporter' | 'basePath'>,
  { siteUrl, formEndpoint }: Settings,
): () => void {
  const settings = {
    SITE_URL: siteUrl,
    GATSBY_FORM_ENDPOINT: formEndpoint,
    'the path prefix': basePath,
  };
  const inputs = { settings, code: digestOfCode() };
  const reason = whyStartOver(inputs);
  recordStart();
  if (reason !== undefined) {
    // Gatsby empties its cache where its plugins have changed. This is how it knows them.
    store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
    if (process.env.gatsby_executing_command === 'build') startOver(reason, reporter);
  }
  return () => recordEnd(inputs);
}

function startOver(reason: string, reporter: Reporter): void {
  if (existsSync('.cache/redux')) {
    reporter.info(`Starting without cached data: ${reason}.`);
  }
  removeAllButPictures('public');
}

function removeAllButPictures(folder: string): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).filter((name) => name !== 'static');
  const below = existsSync(join(folder, 'static')) ? readdirSync(join(folder, 'static')) : [];
  for (const place of [...names, ...below.map((name) => join('static', name))]) {
    if (!madePictures.test(place)) rmSync(join(folder, place), { recursive: true });
  }
}
