import { readDay, readSiteUrl } from '../kit/build/settings';
import { checkReport } from '../kit/review/checkReport';
import { readArguments } from './setup/arguments';
import { runMain } from './setup/run';

const help = `npm run check                 checks all of content/
npm run check -- --launch     lists what is left to do before the site goes live
npm run check -- --drafts     lists what is unpublished today: drafts, and what waits for its day or is past it
npm run check -- --against main     also looks for addresses that were lost since that revision of git

With SITE_URL, it knows the site’s own address in links and redirects.

Exit status: 1 if the content has problems, otherwise 0. Warnings and lists don't change it.`;

runMain(async () => {
  const { values } = readArguments(help, {
    options: {
      launch: { type: 'boolean' },
      drafts: { type: 'boolean' },
      against: { type: 'string' },
    },
  });
  const [today, siteUrl] = [readDay(process.env), readSiteUrl(process.env)];
  const { text, failed } = await checkReport({ ...values, today, siteUrl });
  console.log(text);
  if (failed) process.exitCode = 1;
});
