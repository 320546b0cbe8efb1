import { launchChromium } from '../setup/quietChromium';
import { runMain } from '../setup/run.mjs';
import { measureEditingPreview } from './editingPreview';
import { measurePages } from './pages';

const help = `npm run bench              measures the site in public/: bytes, largest paints, and the form
npm run bench -- preview   measures the editing UI: from a keystroke to the preview that shows it`;

runMain(async () => {
  const part = process.argv.slice(2).join(' ');
  if (part !== '' && part !== 'preview') return console.log(help);
  const browser = await launchChromium();
  await (part === 'preview' ? measureEditingPreview(browser) : measurePages(browser));
  // The bundler of the editing UI would wait for more to do.
  process.exit();
});
