import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { readDay, readSiteUrl } from '../kit/build/settings';
import { listenOn } from '../kit/development/ports';
import { serveFolder } from '../kit/development/serveFolder';
import { describeReview } from '../kit/review/describeReview';
import { reviewMarkdown } from '../kit/review/reviewMarkdown';
import { writeReview } from '../kit/review/writeReview';
import { readArguments } from './setup/arguments';
import { claim, runMain } from './setup/run';

const help = `npm run review                         shows what has changed in content/ since the branch left main
npm run review -- --against v1.0       the same since another branch, a tag or a commit
npm run review -- --markdown           prints the list of changes, and shows no pages

The pages before and after are beside the list of changes. PORT chooses a port other than 9000.`;

const folder = '.review';

runMain(async () => {
  const { values } = readArguments(help, {
    options: { against: { type: 'string' }, markdown: { type: 'boolean' } },
  });
  const review = await describeReview({
    project: '.',
    against: values.against ?? 'main',
    today: readDay(process.env),
    siteUrl: readSiteUrl(process.env),
  });
  if (values.markdown) return console.log(reviewMarkdown(review.data));
  await claim('.running-review');
  rmSync(folder, { recursive: true, force: true });
  cpSync('static', folder, { recursive: true });
  await writeReview(folder, review);
  const serve = serveFolder(folder);
  const server = createServer((request, response) => {
    serve(request, response, () => response.writeHead(404).end('There is no such file.'));
  });
  const address = await listenOn(server, 'PORT', 9000);
  console.log(`${review.data.summary}.

Review  ${address}/review/

Ctrl-C stops it.`);
});
