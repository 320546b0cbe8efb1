import './withoutEval';
import './engine/preferences';
import CMS from '@sveltia/cms';
import { improveDialogs } from './engine/dialogs';
import { holdWhileSaving } from './engine/holdWhileSaving';
import { openWorkingCopy } from './engine/workingCopy';
import { registerFormats } from './form/formats';
import { withFormerPath } from './form/formerPaths';
import { registerNotesField } from './form/notesField';
import { offerOneHero } from './form/oneHero';
import { preservePastedFormatting } from './form/paste';
import { guardUnsaved } from './form/unsaved';
import { refuseUnshownFiles } from './form/unshownFiles';
import { registerPreview } from './preview/bridge';

/** Set by the bundler: `true` for the editing UI of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

if (SAVES_IN_WORKING_COPY) await openWorkingCopy();
improveDialogs();
holdWhileSaving();
guardUnsaved();
offerOneHero();
refuseUnshownFiles();
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
registerNotesField(CMS);
registerPreview(CMS);
CMS.init();
