import '../withoutEval';
import { createRoot } from 'react-dom/client';
import { pictureFinder } from '../preview/content/pictures';
import { changedField, wordsShown } from '../preview/fields/follow';
import { watchMarks } from '../preview/fields/markedPage';
import { watchPointer } from '../preview/fields/pointer';
import { Preview, type PreviewState } from './Preview';
import { composedTexts } from './register';

/** Set by the bundler: `true` for the editor of the dev server, which developers read. */
declare const SAVES_IN_WORKING_COPY: boolean;

let state: PreviewState = {};

const root = createRoot(document.getElementById('page') ?? document.body, {
  onUncaughtError(error) {
    console.error(error);
    root.render(
      <>
        <p>This can’t be shown yet. Go on writing.</p>
        {SAVES_IN_WORKING_COPY && <pre>{String(error)}</pre>}
      </>,
    );
  },
});

const findPicture = pictureFinder(async (path) => state.form?.readPicture(path), show);

window.showPreview = (told) => {
  const { entry, focused } = told;
  const changed = entry && state.entry && changedField(state.entry, entry);
  state = { ...state, ...told };
  if (changed) state.follow = { field: changed, before: wordsShown(changed) };
  // The button that has added a section belongs to all of them: what it has changed is followed.
  else if (focused && !state.follow?.field.startsWith(`${focused}.`)) {
    state.follow = { field: focused };
  }
  if (entry) forgetPointer();
  show();
};

watchMarks(document);
const forgetPointer = watchPointer(() => state, composedTexts);

function show(): void {
  root.render(<Preview {...state} findPicture={findPicture} />);
}
