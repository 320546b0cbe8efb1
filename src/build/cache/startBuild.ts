import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { Settings } from '../settings';
import { digestOfCode } from './digestOfCode';

/** What a build depends on, by its name, apart from the content, which Gatsby watches by itself. */
type BuildInputs = Readonly<Record<string, string>>;

/** What the last build depended on; there only while no build runs, and only where the last one was finished. */
const record = '.cache/last-build.json';

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
  const reason = whyStartOver(record, inputs);
  // From here on, no build counts as finished.
  rmSync(record, { force: true });
  if (reason !== undefined) {
    // Gatsby empties its cache where its plugins have changed. This is how it knows them.
    store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
    if (process.env.gatsby_executing_command === 'build') {
      if (existsSync('.cache/redux')) reporter.info(`Starting without cached data: ${reason}.`);
      removeAllButPictures('public');
    }
  }
  return () =>
    process.once('exit', (code) => {
      if (code === 0) writeFileSync(record, JSON.stringify(inputs));
    });
}

/** What was made of pictures has a digest of these in its name, and so have the share pictures. */
function removeAllButPictures(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) {
    if (name !== 'static' && name !== 'share') rmSync(join(folder, name), { recursive: true });
  }
}

/**
 * Tells why the data that Gatsby keeps from one build to the next can't be used: Gatsby writes down what it has read
 * as it goes along, but what follows from it only at the end. After a build that was stopped it takes the content that
 * it has read for content that the pages show already. It doesn't compare settings and code at all.
 *
 * @returns the reason, in a few words; undefined where the data can be used
 */
export function whyStartOver(file: string, inputs: BuildInputs): string | undefined {
  try {
    const last: BuildInputs = JSON.parse(readFileSync(file, 'utf8'));
    const names = Object.keys({ ...last, ...inputs });
    const changed = names.filter((name) => last[name] !== inputs[name]);
    return changed.length > 0 ? `${changed.join(' and ')} changed` : undefined;
  } catch {
    // There is none, or a full disk or a machine that was switched off has cut it off.
    return 'the last run was not a finished build';
  }
}
