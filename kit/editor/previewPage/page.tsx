import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { pictureFinder } from '../preview/content/pictures';
import { SiteContent } from '../preview/content/siteContent';
import { fieldToFollow, keepInView } from '../preview/fields/follow';
import { watchMarks } from '../preview/fields/markedPage';
import { outlineFields } from '../preview/fields/outlines';
import { watchPointer } from '../preview/fields/pointer';
import { PreviewedContent } from '../preview/gatsby';
import type { PreviewMessage } from '../preview/messages';
import { previews } from './register';
import { SearchAndShare } from './SearchAndShare';

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
  const { entry, follow = entry && fieldToFollow(state.entry, entry) } = told;
  // The button that has added a section belongs to all of them: what it has changed is followed.
  const isWithin = !entry && state.follow?.field.startsWith(`${follow?.field}.`);
  state = { ...state, ...told, follow: isWithin ? state.follow : (follow ?? state.follow) };
  show();
};

watchMarks(document);
watchPointer(() => state);

function show(): void {
  root.render(<Preview {...state} />);
}

/** What visitors would see of the file being edited: a page of the site on which its words are. */
function Preview({ content, entry, follow, outlined }: Partial<PreviewMessage>) {
  const isShown = content !== undefined && entry !== undefined;
  useEffect(() => (isShown && follow ? keepInView(follow) : undefined), [isShown, follow]);
  useEffect(() => (outlined ? outlineFields(outlined) : undefined), [outlined]);
  if (!isShown) return <p role="status">The page is loading…</p>;
  const Shown = previews[entry.collection];
  return (
    <PreviewedContent value={new SiteContent(content, findPicture).with(entry)}>
      {!outlined && <SearchAndShare entry={entry} />}
      {Shown ? (
        <Shown entry={entry} followed={follow?.field} />
      ) : (
        <p>This isn’t shown on any page.</p>
      )}
    </PreviewedContent>
  );
}
