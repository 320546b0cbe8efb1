import { createRoot } from 'react-dom/client';
import { pictureFinder } from '../preview/content/pictures';
import { fieldToFollow } from '../preview/fields/follow';
import { watchMarks } from '../preview/fields/markedPage';
import { watchPointer } from '../preview/fields/pointer';
import type { PreviewMessage } from '../preview/messages';
import { Preview } from './Preview';

/** What was told so far. */
let state: Partial<PreviewMessage> = {};

const root = createRoot(document.getElementById('page') ?? document.body, {
  onUncaughtError(error) {
    console.error(error);
    root.render(<p>This can’t be shown yet. Go on writing.</p>);
  },
});

const findPicture = pictureFinder(async (path) => state.form?.readPicture(path), show);

window.showPreview = (told) => {
  const { entry, focused } = told;
  const follow = told.follow ?? (entry && fieldToFollow(state.entry, entry));
  state = { ...state, ...told };
  if (follow) state.follow = follow;
  // The button that has added a section belongs to all of them: what it has changed is followed.
  else if (focused && !state.follow?.field.startsWith(`${focused}.`)) {
    state.follow = { field: focused };
  }
  show();
};

watchMarks(document);
watchPointer(() => state);

function show(): void {
  root.render(<Preview {...state} findPicture={findPicture} />);
}
