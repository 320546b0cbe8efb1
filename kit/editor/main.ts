import './engine/signIn';
import CMS from '@sveltia/cms';
import { canonicalText } from '../content/derive/canonicalText';
import { asGroup } from '../content/fields/paths';
import { isCollection } from '../content/model/model';
import { withoutOwnKeys } from './engine/formValues';
import { answerEngineQuestion } from './engine/hostRequests';
import { freezeWhileSaving, isProcessingPicture } from './engine/typedWords';
import { registerFormats } from './form/formats';
import { fromForm, openedWith, toForm } from './form/formContent';
import { formerPathsNow } from './form/formerPaths';
import { registerNotesField } from './form/notes';
import { preservePastedFormatting } from './form/paste';
import { siteUrl } from './form/siteUrl';
import { registerPreview } from './preview/frame';
import { watchDevServer } from './saving/devServer';
import { watchGitHub } from './saving/gitHub';
import { keptText, noteWritten, openedText } from './saving/openForms';
import { guardTypedWords, untilKept } from './saving/unsaved';

/** Set by the bundler: `true` for the editor of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

const unprocessed =
  'Nothing was saved: a picture is still being made ready. Save again once the form shows it.';

if (SAVES_IN_WORKING_COPY) {
  watchDevServer();
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
    const fields = fromForm(collection, withoutOwnKeys(values));
    // A duplicate has the text of what it was made from.
    const opened = openedText(values[openedWith]);
    // Former paths become redirects.
    const former = formerPathsNow(collection, asGroup(fields), opened, isNew);
    const text = canonicalText(collection, { ...fields, ...former }, siteUrl);
    noteWritten(isNew ? undefined : opened, text);
    return entry.get('data').merge({
      ...toForm(collection, former),
      [openedWith]: keptText(text),
    });
  },
});
registerNotesField(CMS);
registerPreview(CMS);
CMS.init();
