import './engine/withoutEval';
import './engine/chosenFiles';
import './engine/holds';
import CMS from '@sveltia/cms';
import { savedText } from '../content/derive/canonicalText';
import { asGroup } from '../content/fields/shape';
import { isCollection } from '../content/model/model';
import { noteAdded } from './form/addedFiles';
import { askBeforeDeletion } from './form/askBeforeDeletion';
import { readForm, registerFormats } from './form/formats';
import { fromForm, savedPath, savedVersion, withoutMarks } from './form/formContent';
import { withFormerPath } from './form/formerPaths';
import { registerNotesField } from './form/notesField';
import { offerOnce } from './form/offerOnce';
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
askBeforeDeletion();
offerOnce();
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
      noteAdded({ collection, name: entry.get('slug'), fields: withoutMarks(fields), body });
    const before = values[savedPath];
    const saved = { fields: withFormerPath(collection, asGroup(fields), before, isNew), body };
    const text = savedText(collection, withoutMarks(saved), siteUrl);
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
