import './withoutEval';
import './cloneProxies';
import './stayAfterSaving';
import CMS from '@sveltia/cms';
import { confirmLosses } from './confirmLoss';
import { registerFormats } from './formats';
import { withFormerPath } from './formerPaths';
import { registerPreview } from './preview/bridge';
import { refuseFiles } from './refusedFiles';
import { openWorkingCopy } from './workingCopy';

/** Set by the bundler: `true` for the editing UI of a dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

if (SAVES_IN_WORKING_COPY) await openWorkingCopy();
confirmLosses();
refuseFiles();
registerFormats(CMS);
CMS.registerEventListener({
  name: 'preSave',
  // Redirects are made from the paths that a page had.
  handler({ entry }) {
    if (entry.get('collection') !== 'pages') return undefined;
    const values = entry.get('data');
    return values.merge(withFormerPath(values.toJS()));
  },
});
registerPreview(CMS);
CMS.init();
