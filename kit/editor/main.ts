import './withoutEval';
import './engine/signIn';
import CMS from '@sveltia/cms';
import { asGroup } from '../content/fields/paths';
import { isCollection } from '../content/model/model';
import { withOwnKeysOf, withoutOwnKeys } from './engine/formValues';
import { answerEngineQuestion } from './engine/hostRequests';
import { freezeWhileSaving, isProcessingPicture } from './engine/typedWords';
import { registerFormats, writeForm } from './form/formats';
import { fromForm, openedWith } from './form/formContent';
import { withFormerPath } from './form/formerPaths';
import { registerNotesField } from './form/notes';
import { preservePastedFormatting } from './form/paste';
import { registerPreview } from './preview/frame';
import { watchGitHub } from './saving/gitHub';
import { openedText } from './saving/openForms';
import { guardTypedWords, untilKept } from './saving/unsaved';
import { watchWorkingCopy } from './saving/workingCopy';

/** Set by the bundler: `true` for the editor of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

const unprocessed =
  'Nothing was saved: a picture is still being made ready. Save again once the form shows it.';

if (SAVES_IN_WORKING_COPY) {
  watchWorkingCopy();
  answerEngineQuestion();
} else watchGitHub();
guardTypedWords();
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
    // A duplicate has the text of what it was made from.
    const opened = openedText(values[openedWith]);
    // Former paths become redirects.
    const moved = withFormerPath(collection, asGroup(fields), opened, isNew);
    // The engine keeps what it would read from the file, so that nothing differs when it does.
    const kept = writeForm(collection, { fields: moved, body }, isNew ? undefined : opened);
    return entry.get('data').clear().merge(withOwnKeysOf(values, kept));
  },
});
registerNotesField(CMS);
registerPreview(CMS);
CMS.init();
