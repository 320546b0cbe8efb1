import { readArguments } from './setup/arguments.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { claim } from './setup/claim.cjs';
import { ensureInstalled } from './setup/install.mjs';
import { run, runMain } from './setup/run.mjs';

const build = 'npm run --silent build';
/**
 * What a change of a page, a component or a word may break. The cheapest come first. The type check comes after the build,
 * which writes the types of the site's queries.
 */
const siteSteps = [
  'npm run --silent lint',
  'npm run --silent check',
  'npx jest --selectProjects site kit',
  build,
  'npm run --silent types',
];
const kitSteps = ['npx jest --selectProjects kit'];

/** No test sends a request to these addresses. */
const settings = {
  SITE_URL: 'https://www.casegood.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/requests',
};

runMain(async () => {
  const { kit: isKit } = readArguments(
    `npm test                    runs all that must pass before a change of the site goes in
npm test --workspace kit    runs what a change of the kit may break besides, in up to an hour

One file of tests: "npx jest PATH", or "npx playwright test PATH" where it ends in .spec.ts.`,
    { options: { kit: { type: 'boolean' } } },
  ).values;
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'NODE_ENV is production, for which React leaves out what tests need: unset it.',
    );
  }
  // The browser tests read what the build has written.
  claim('.running');
  await ensureInstalled();
  const hasBrowser = getBrowser();
  const steps = isKit ? kitSteps : siteSteps;
  const inBrowser = isKit ? ['builds', 'editing', 'writers'] : ['site', 'browser'];
  const projects = [isKit ? 'hosts' : 'files', ...(hasBrowser ? inBrowser : [])];
  steps.push(['npx playwright test', ...projects.map((name) => `--project=${name}`)].join(' '));
  for (const step of steps) {
    console.log(`\n=== ${step} ===`);
    const [program = '', ...args] = step.split(' ');
    await run(program, args, step === build ? settings : {});
  }
  if (!hasBrowser) {
    throw new Error(
      '\nAll else passed, but the browser tests did not run, since there is no browser.',
    );
  }
});

/** Whether there is a browser now. It comes first, so that whoever has none learns it at once. */
function getBrowser() {
  try {
    ensureChromium();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('What needs no browser is tested all the same.');
    return false;
  }
}
