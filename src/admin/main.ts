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
import { publicationField, publicationWords } from './form/publicationWords';
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
  handler({ entry }) {
    const data = entry.get('data');
    const values = data.toJS();
    const isPage = entry.get('collection') === 'pages';
    return data.merge({
      // Former paths become redirects.
      ...(isPage && withFormerPath(values, entry.get('newRecord'))),
      [publicationField]: publicationWords(values),
    });
  },
});
registerNotesField(CMS);
registerPreview(CMS);
CMS.init();
