import { readArguments } from './setup/arguments';
import { ensureChromium } from './setup/chromium';
import { claim, run, runMain } from './setup/run';

const build = 'npm run --silent build';
/**
 * The tests that a change of a page, a component or a word may break, the cheapest first. The type check comes after the
 * build, which writes the types of the site's queries.
 */
const siteSteps = [
  'npm run --silent lint',
  'npm run --silent check',
  'npx jest --selectProjects site kit',
  build,
  'npm run --silent types',
  'npx playwright test --project=files --project=site --project=browser',
];
const kitSteps = [
  'npx jest --selectProjects kit',
  'npx playwright test --project=hosts --project=builds --project=editing',
];

/** No test sends a request to these addresses. */
const settings = {
  SITE_URL: 'https://www.casegood.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/requests',
};

runMain(async () => {
  const { values } = readArguments(
    `npm test                    runs all that must pass before a change of the site goes in
npm test --workspace kit    runs what a change of the kit may break besides, in up to an hour

One file of tests: "npx jest PATH", or "npx playwright test PATH" where it ends in .spec.ts.`,
    { options: { kit: { type: 'boolean' } } },
  );
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'NODE_ENV is production, for which React leaves out what tests need: unset it.',
    );
  }
  // The browser tests read what the build has written.
  await claim();
  // First, so that a machine without a browser says so at once.
  process.env.CHROMIUM_PATH = ensureChromium();
  for (const step of values.kit ? kitSteps : siteSteps) {
    console.log(`\n=== ${step} ===`);
    const [program = '', ...args] = step.split(' ');
    await run(program, args, step === build ? settings : {});
  }
});
