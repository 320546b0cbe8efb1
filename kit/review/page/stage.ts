import type { FieldChange } from '../../content/differences/changedFields';
import type { ToldChange } from '../../content/differences/toldChanges';
import type { ContentFile } from '../../content/model/entry';
import { element } from '../../editor/changes/changesList';
import { linesAdded } from '../../editor/preview/fields/follow';
import { frameChoices, phone, placeFrame } from '../../editor/preview/placeFrame';
import { keyOf, type ReviewData, type ReviewItem } from '../reviewData';

type Side = 'before' | 'after';

/** What each kind of change is called at its outline. */
const words = { changed: 'Changed', new: 'New', gone: 'Gone', moved: 'Moved' } as const;

/** Makes the place of the page after and before; `show` shows that of a change there. */
export function openStage(data: ReviewData) {
  const form = frameChoices('How the page is shown', phone);
  const sides = Object.assign(element('span'), { className: 'sides' });
  sides.innerHTML = `
    <label><input type="radio" name="side" value="after" checked />After</label>
    <label><input type="radio" name="side" value="before" />Before</label>`;
  form.prepend(Object.assign(element('a', 'All changes'), { href: '#chosen' }), sides);
  const frames = [openSide('after', data.after), openSide('before', contentBefore(data))];
  const places = element('div', ...frames.map((frame) => frame.element));
  places.className = 'sides-shown';
  const stage = Object.assign(element('section', form, places), { className: 'stage' });
  return {
    element: Object.assign(stage, { ariaLabel: 'After and before' }),
    show(item: ReviewItem, chosen: ToldChange | undefined): void {
      for (const frame of frames) frame.show(item, chosen);
    },
  };

  function openSide(side: Side, content: readonly ContentFile[]) {
    const name = side === 'before' ? 'Before' : 'After';
    const nothing = side === 'before' ? 'There was nothing here before.' : 'It is gone.';
    const [missing, place] = [element('p', nothing), element('div')];
    const figure = element('figure', element('figcaption', name), missing, place);
    figure.dataset.side = side;
    const frame = placeFrame(place, form, name, 'page/');
    let draw = () => {};
    let isLoaded = false;
    frame.addEventListener('load', () => {
      isLoaded = true;
      const readPicture = async (path: string) => {
        const file = data.pictures[path]?.[side];
        return file && (await fetch(file.address)).blob();
      };
      frame.contentWindow?.showPreview?.({ content, form: { readPicture, openField: () => {} } });
      draw();
    });
    return { element: figure, show };

    function show({ title, files, changes }: ReviewItem, chosen: ToldChange | undefined): void {
      const entry = content.find((each) => keyOf(each) === files[side]);
      frame.title = `${name}: ${title}`;
      missing.hidden = entry !== undefined;
      place.hidden = entry === undefined;
      draw = () => {
        const outlined = changes.flatMap(({ change }) => {
          const field = change && fieldOf(change, side);
          if (!change || field === undefined) return [];
          const { kind, from, to } = change;
          const lines = side === 'before' ? linesAdded(to, from) : linesAdded(from, to);
          return [{ word: words[kind], field: `${files[side]}.${field}`, lines, change }];
        });
        const follow = outlined.find(({ change }) => change === chosen?.change);
        frame.contentWindow?.scrollTo({ top: 0, behavior: 'instant' });
        frame.contentWindow?.showPreview?.({ entry, outlined, ...(follow && { follow }) });
      };
      if (isLoaded && entry) draw();
    }
  }

  /** Where a page shows a change, if it does on this side: of a picture, all that belongs to it. */
  function fieldOf({ kind, path, was, from, to }: FieldChange, side: Side): string | undefined {
    if (kind === (side === 'before' ? 'new' : 'gone')) return undefined;
    const at = side === 'before' ? was : path;
    const isPicture = data.pictures[`${side === 'before' ? from : to}`] !== undefined;
    return (isPicture ? at.slice(0, -1) : at).join('.');
  }
}

/** All content as it was: what hasn’t changed, and what has as it was then. */
function contentBefore({ after, before, items }: ReviewData): ContentFile[] {
  const others = new Set([...before.map(keyOf), ...items.map(({ files }) => files.after)]);
  return [...after.filter((file) => !others.has(keyOf(file))), ...before];
}
