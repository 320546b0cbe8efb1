import '../withoutEval';
import '../../islands/request/toastStyles';
import { createRoot } from 'react-dom/client';
import { pictureFinder } from './content/pictures';
import { changedField } from './fields/follow';
import { watchMarks } from './fields/markedPage';
import { watchPointer } from './fields/pointer';
import { PreviewPage, type PreviewState } from './views/PreviewPage';

const root = createRoot(document.getElementById('page') ?? document.body, {
  onUncaughtError(error) {
    console.error(error);
    root.render(<p>This can’t be shown yet. Go on writing.</p>);
  },
});

const findPicture = pictureFinder(async (path) => state.form?.readPicture(path), show);

let state: PreviewState = { follow: [] };

window.showPreview = (told) => {
  const { entry, focused } = told;
  const follow = focused ?? (entry && state.entry && changedField(state.entry, entry));
  state = { ...state, ...told, follow: follow ? [follow] : [] };
  if (entry) forgetPointer();
  show();
};

watchMarks(document);
const forgetPointer = watchPointer(() => state);

function show(): void {
  root.render(<PreviewPage {...state} findPicture={findPicture} />);
}
