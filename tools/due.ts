import { z } from 'zod';
import { readPublication } from '../src/build/settings';
import { checkContent } from '../src/content/check/checkContent';
import { markedGroups, publicationDates } from '../src/content/model/publication';
import { readContent } from '../src/content/read/readContent';
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
  const { entries, problems } = checkContent(await readContent('content'), today);
  if (problems.length > 0) throw new Error('content/ has problems: npm run check lists them.');
  const due = entries.flatMap(({ file, fields }) =>
    publicationDates(markedGroups(fields))
      .filter((day) => since < day && day <= today)
      .map((day) => `${day}  ${file}`),
  );
  if (due.length === 0) console.error(`Nothing has appeared or disappeared since ${since}.`);
  else console.log([...new Set(due)].sort().join('\n'));
});
