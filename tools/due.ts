import { z } from 'zod';
import { readPublication } from '../kit/build/settings';
import { checkContent } from '../kit/content/check/checkContent';
import { conditionalParts, publicationDates } from '../kit/content/fields/publication';
import { publishedEntries } from '../kit/content/publish/publisher';
import { readContent } from '../kit/content/read/readContent';
import { readArguments } from './setup/arguments.mjs';
import { runMain } from './setup/run.mjs';

const help = `npm run due -- --since 2027-01-01     lists what has appeared or disappeared after that day, until today

Standard output is empty if a build would change nothing, so that a script can tell whether it needs one.`;

runMain(async () => {
  const { values } = readArguments(help, { options: { since: { type: 'string' } } });
  const { since = '' } = values;
  if (!z.iso.date().safeParse(since).success) {
    throw new Error(`--since is "${since}", which is not a date. Write it like 2027-01-01.`);
  }
  const { today } = readPublication(process.env);
  const files = await readContent('content');
  const { entries, problems } = checkContent(files, today);
  if (problems.length > 0) throw new Error('content/ has problems: npm run check lists them.');

  /** What visitors see on a day, by its file. */
  function shownOn(day: string): Map<string, string> {
    const shown = publishedEntries(checkContent(files, day), { today: day, drafts: false });
    return new Map(shown.map((entry) => [entry.file, JSON.stringify(entry)]));
  }

  const days = entries
    .flatMap(({ fields }) => publicationDates(conditionalParts(fields)))
    .filter((day) => since < day && day <= today);
  const due: string[] = [];
  let before = shownOn(since);
  for (const day of [...new Set(days)].sort()) {
    const after = shownOn(day);
    const changed = entries.filter(({ file }) => before.get(file) !== after.get(file));
    due.push(...changed.map(({ file }) => `${day}  ${file}`));
    before = after;
  }
  if (due.length === 0) console.error(`Nothing has appeared or disappeared since ${since}.`);
  else console.log(due.join('\n'));
});
