import './withoutEval';
import './engine/preferences';
import CMS from '@sveltia/cms';
import { improveDialogs } from './engine/dialogs';
import { holdWhileSaving } from './engine/holdWhileSaving';
import { openWorkingCopy } from './engine/workingCopy';
import { registerFormats } from './form/formats';
import { withFormerPath } from './form/formerPaths';
import { preservePastedFormatting } from './form/paste';
import { registerPreview } from './preview/bridge';

/** Set by the bundler: `true` for the editing UI of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;
/** Set by the bundler: what doesn’t work with this release of the engine, in sentences. */
declare const MISSING_ENGINE_FEATURES: readonly string[];

for (const sentence of MISSING_ENGINE_FEATURES) warn(sentence);
if (SAVES_IN_WORKING_COPY) await attempt('Nothing can be saved in content/.', openWorkingCopy);
improveDialogs();
holdWhileSaving();
preservePastedFormatting();
registerFormats(CMS);
CMS.registerEventListener({
  name: 'preSave',
  // Former paths become redirects.
  handler({ entry }) {
    if (entry.get('collection') !== 'pages') return undefined;
    const values = entry.get('data');
    return values.merge(withFormerPath(values.toJS(), entry.get('newRecord')));
  },
});
await attempt('The page isn’t shown beside its form.', () => registerPreview(CMS));
CMS.init();

/** Runs what may fail with another release of the engine; the editing UI then carries on without it, and says so. */
async function attempt(consequence: string, run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    warn(`${consequence} (${String(error)})`);
  }
}

function warn(sentence: string): void {
  console.warn(`The editing engine has changed. ${sentence}`);
}
