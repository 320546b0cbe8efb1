import { readArguments } from './setup/arguments.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run, runMain } from './setup/run.mjs';

/** The cheapest come first. The type check comes after the build, which writes the types of the site's queries. */
const steps = ['lint', 'check', 'test:unit', 'build', 'types', 'test:browser'];

/** No test sends a request to these addresses. */
const settings = {
  SITE_URL: 'https://www.casegood.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/requests',
};

runMain(async () => {
  readArguments(`npm test     runs all that must pass before a change goes in

One file of tests: "npx jest PATH", or "npx playwright test PATH" where it ends in .spec.ts.`);
  await ensureInstalled();
  for (const step of steps) {
    console.log(`\n=== npm run ${step} ===`);
    if (step === 'test:browser') ensureChromium();
    await run('npm', ['run', '--silent', step], step === 'build' ? settings : {});
  }
});
