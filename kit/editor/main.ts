import './withoutEval';
import './beforeEngine';
import CMS from '@sveltia/cms';
import { asGroup } from '../content/fields/paths';
import { isCollection } from '../content/model/model';
import { freezeWhileSaving } from './engine/freezing';
import { withOwnKeysOf, withoutOwnKeys } from './engine/ownKeys';
import { isProcessingPicture } from './engine/processing';
import { noteAdded } from './form/addedFiles';
import { askBeforeDeletion } from './form/askBeforeDeletion';
import { askBeforeLoss } from './form/askBeforeLoss';
import { showConflicts } from './form/conflicts';
import { registerFormats, writeForm } from './form/formats';
import { fromForm, savedPath, savedVersion } from './form/formContent';
import { withFormerPath } from './form/formerPaths';
import { registerNotesField } from './form/notes';
import { preservePastedFormatting } from './form/paste';
import { siteUrl } from './form/siteUrl';
import { registerPreview } from './preview/frame';
import { watchGitHub } from './saving/gitHub';
import { guardUnsaved, untilKept } from './saving/unsaved';
import { watchWorkingCopy } from './saving/workingCopy';

/** Set by the bundler: `true` for the editor of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

const unprocessed =
  'Nothing was saved: a picture is still being made ready. Save again once the form shows it.';

if (SAVES_IN_WORKING_COPY) {
  watchWorkingCopy();
  showConflicts();
} else watchGitHub(siteUrl);
guardUnsaved();
askBeforeDeletion(CMS);
askBeforeLoss();
freezeWhileSaving();
preservePastedFormatting();
registerFormats(CMS);
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const collection = entry.get('collection');
    if (!isCollection(collection)) return undefined;
    await untilKept();
    if (isProcessingPicture()) {
      // The engine says that there was an error, and not which.
      alert(unprocessed);
      throw new Error(unprocessed);
    }
    const values = entry.get('data').toJS();
    const isNew = entry.get('newRecord');
    const { fields, body } = fromForm(collection, withoutOwnKeys(values));
    if (isNew) noteAdded({ collection, name: entry.get('slug'), fields, body });
    // Former paths become redirects.
    const moved = withFormerPath(collection, asGroup(fields), values[savedPath], isNew);
    // A duplicate has the version of what it was made from.
    const before = isNew ? undefined : values[savedVersion];
    // The engine keeps what it would read from the file, so that nothing differs when it does.
    const kept = await writeForm(collection, { fields: moved, body }, before);
    return entry.get('data').clear().merge(withOwnKeysOf(values, kept));
  },
});
registerNotesField(CMS);
registerPreview(CMS);
CMS.init();
