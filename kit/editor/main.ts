import './withoutEval';
import './beforeEngine';
import CMS from '@sveltia/cms';
import { savedText } from '../content/derive/canonicalText';
import { asGroup } from '../content/fields/shape';
import { isCollection } from '../content/model/model';
import { freezeWhileSaving } from './engine/freezing';
import { withoutOwnKeys } from './engine/ownKeys';
import { noteAdded } from './form/addedFiles';
import { askBeforeDeletion } from './form/askBeforeDeletion';
import { askBeforeLoss } from './form/askBeforeLoss';
import { readForm, registerFormats } from './form/formats';
import { fromForm, savedPath, savedVersion } from './form/formContent';
import { withFormerPath } from './form/formerPaths';
import { registerNotesField } from './form/notesField';
import { preservePastedFormatting } from './form/paste';
import { siteUrl } from './form/siteUrl';
import { registerPreview } from './preview/bridge';
import { watchGitHub } from './saving/gitHub';
import { guardUnsaved } from './saving/unsaved';
import { noteReplaced, versionOf } from './saving/versions';
import { watchWorkingCopy } from './saving/workingCopy';

/** Set by the bundler: `true` for the editor of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

if (SAVES_IN_WORKING_COPY) watchWorkingCopy();
else watchGitHub();
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
    const values = entry.get('data').toJS();
    // Former paths become redirects.
    const isNew = entry.get('newRecord');
    const { fields, body } = fromForm(collection, values);
    if (isNew)
      noteAdded({ collection, name: entry.get('slug'), fields: withoutOwnKeys(fields), body });
    const before = values[savedPath];
    const saved = { fields: withFormerPath(collection, asGroup(fields), before, isNew), body };
    const text = savedText(collection, withoutOwnKeys(saved), siteUrl);
    // A duplicate has the version of what it was made from.
    noteReplaced(text, isNew ? undefined : values[savedVersion]);
    // The engine keeps what it would read from the file, so that nothing differs when it does.
    const kept = await readForm(collection, savedText(collection, saved, siteUrl));
    return entry
      .get('data')
      .clear()
      .merge({ ...kept, [savedVersion]: await versionOf(text) });
  },
});
registerNotesField(CMS);
registerPreview(CMS);
CMS.init();
