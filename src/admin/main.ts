import './withoutEval';
import './engine/stayAfterSaving';
import CMS from '@sveltia/cms';
import { confirmLosses } from './engine/confirmLoss';
import { addEngineStyles } from './engine/engineStyles';
import { attempt, warnOfMissingFeatures } from './engine/missingFeatures';
import { openWorkingCopy } from './engine/workingCopy';
import { registerFormats } from './form/formats';
import { withFormerPath } from './form/formerPaths';
import { preservePastedFormatting } from './form/paste';
import { refuseFiles } from './form/refusedFiles';
import { registerPreview } from './preview/bridge';

/** Set by the bundler: `true` for the editing UI of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

warnOfMissingFeatures();
if (SAVES_IN_WORKING_COPY) await attempt('Nothing can be saved in content/.', openWorkingCopy);
confirmLosses();
addEngineStyles();
refuseFiles();
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
