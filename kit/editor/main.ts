import CMS from '@sveltia/cms';
import { answerEngineQuestion, signInToDevServer } from './engine/hostRequests';
import { guardTypedWords, isProcessingPicture, untilKept } from './engine/typedWords';
import { openedWith, registerFormats } from './form/formContent';
import { registerNotesField } from './form/notes';
import { preservePastedFormatting } from './form/paste';
import { writtenForm } from './form/writtenForm';
import { registerPreview } from './preview/frame';
import { watchDevServer } from './saving/devServer';
import { watchGitHub } from './saving/gitHub';
import { keptTexts } from './saving/openedText';

/** Set by the bundler: `true` for the editor of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

const unprocessed =
  'Nothing was saved: a picture is still being made ready. Save again once the form shows it.';

if (SAVES_IN_WORKING_COPY) {
  signInToDevServer();
  watchDevServer();
  answerEngineQuestion();
} else watchGitHub();
guardTypedWords();
preservePastedFormatting();
registerFormats(CMS);
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const form = writtenForm(entry);
    if (form === undefined) return undefined;
    if (isProcessingPicture()) {
      // The engine says that there was an error, and not which.
      alert(unprocessed);
      throw new Error(unprocessed);
    }
    await untilKept();
    const { former, saved, text } = form;
    return entry.get('data').merge({
      ...former,
      [openedWith]: keptTexts(saved, text),
    });
  },
});
registerNotesField(CMS);
registerPreview(CMS);
CMS.init();
