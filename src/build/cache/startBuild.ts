import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { Settings } from '../settings';
import { publicFolder, siteFolder } from '../siteFolder';
import { digestOfCode } from './digestOfCode';
import { type BuildInputs, recordEnd, recordStart, whyStartOver } from './lastBuild';

/** What was made of pictures, by the digest of the file; and the share pictures, which have one in their names. */
const madePictures = /^(?:static[\\/][0-9a-f]{32}|share)$/;

let inputs: BuildInputs | undefined;

/**
 * Lets Gatsby begin without the data that it has kept, where that can't be used; a build says so in a line, and empties
 * the folder of the site. Pictures that were processed, and what webpack keeps, are used in any case. To be called in
 * `onPreInit`, which comes before Gatsby looks at its data.
 */
export function startBuild(args: ParentSpanPluginArgs, settings: Settings): void {
  const { store, reporter, basePath } = args;
  const folder = siteFolder(args);
  inputs = {
    SITE_URL: settings.siteUrl,
    GATSBY_FORM_ENDPOINT: settings.formEndpoint,
    'the path prefix': basePath,
    'the code': digestOfCode(folder),
  };
  const reason = whyStartOver(folder, inputs);
  recordStart(folder);
  if (reason === undefined) return;
  // Gatsby empties its cache where its plugins have changed. This is how it knows them.
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  if (process.env.gatsby_executing_command !== 'build') return;
  if (existsSync(join(folder, '.cache/redux'))) {
    reporter.info(`Starting without cached data: ${reason}.`);
  }
  removeAllButPictures(publicFolder(args));
}

/** Lets the next build use the data that Gatsby keeps of this one, once it has written all of it. */
export function endBuild(args: ParentSpanPluginArgs): void {
  process.once('exit', (code) => {
    if (code === 0 && inputs !== undefined) recordEnd(siteFolder(args), inputs);
  });
}

function removeAllButPictures(folder: string): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).filter((name) => name !== 'static');
  const below = existsSync(join(folder, 'static')) ? readdirSync(join(folder, 'static')) : [];
  for (const place of [...names, ...below.map((name) => join('static', name))]) {
    if (!madePictures.test(place)) rmSync(join(folder, place), { recursive: true });
  }
}
