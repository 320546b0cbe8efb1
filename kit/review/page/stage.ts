import type { ContentFile } from '../../content/model/entry';
import type { OutlinedField } from '../../editor/preview/messages';
import { frameChoices, phone, placeFrame } from '../../editor/preview/placeFrame';
import { keyOf, type ReviewChange, type ReviewData, type ReviewItem } from '../reviewData';

type Side = 'before' | 'after';

/** What is shown at present. */
interface Shown {
  item: ReviewItem;
  change: ReviewChange | undefined;
}

/** What each kind of change is called at its outline. */
const words: Readonly<
  Record<NonNullable<ReviewChange['change']>['kind'], Pick<OutlinedField, 'word' | 'style'>>
> = {
  changed: { word: 'Changed', style: 'solid' },
  new: { word: 'New', style: 'solid' },
  gone: { word: 'Gone', style: 'dashed' },
  moved: { word: 'Moved', style: 'dotted' },
};

/** Makes the place of the page after and before; `show` shows that of a change there. */
export function openStage(data: ReviewData) {
  const stage = document.createElement('section');
  stage.className = 'stage';
  stage.ariaLabel = 'After and before';
  const form = frameChoices(document, 'How the page is shown', phone);
  const sides = document.createElement('span');
  sides.className = 'sides';
  sides.innerHTML = `
    <label><input type="radio" name="side" value="after" checked />After</label>
    <label><input type="radio" name="side" value="before" />Before</label>`;
  const back = document.createElement('a');
  Object.assign(back, { href: '#chosen', textContent: 'All changes' });
  form.prepend(back, sides);
  const places = document.createElement('div');
  places.className = 'sides-shown';
  const frames = [openSide('after', data.after), openSide('before', contentBefore(data))];
  places.append(...frames.map(({ element }) => element));
  stage.append(form, places);
  return {
    element: stage,
    show(item: ReviewItem, change: ReviewChange | undefined): void {
      for (const frame of frames) frame.show({ item, change });
    },
  };

  function openSide(side: Side, content: readonly ContentFile[]) {
    const name = side === 'before' ? 'Before' : 'After';
    const element = document.createElement('figure');
    element.dataset.side = side;
    const caption = document.createElement('figcaption');
    caption.textContent = name;
    const missing = document.createElement('p');
    missing.textContent = side === 'before' ? 'There was nothing here before.' : 'It is gone.';
    const place = document.createElement('div');
    element.append(caption, missing, place);
    const frame = placeFrame(place, form, name, 'page/');
    let shown: Shown | undefined;
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
    return { element, show };

    function show(chosen: Shown): void {
      shown = chosen;
      frame.title = `${name}: ${chosen.item.title}`;
      draw();
    }

    function draw(): void {
      const key = shown?.item.files[side];
      const entry = content.find((each) => keyOf(each) === key);
      missing.hidden = entry !== undefined;
      place.hidden = entry === undefined;
      if (!isLoaded || shown === undefined || entry === undefined) return;
      const { item, change } = shown;
      const outlined = item.changes.flatMap((each): OutlinedField[] => {
        const field = each.fields[side];
        if (field === undefined || each.change === undefined) return [];
        const isChosen = each === change;
        return [{ ...words[each.change.kind], field, lines: each.lines[side], isChosen }];
      });
      const focused = change?.fields[side];
      frame.contentWindow?.scrollTo({ top: 0, behavior: 'instant' });
      frame.contentWindow?.showPreview?.({ entry, outlined, ...(focused && { focused }) });
    }
  }
}

/** All content as it was: what hasn’t changed, and what has as it was then. */
function contentBefore({ after, before, items }: ReviewData): ContentFile[] {
  const others = new Set([...before.map(keyOf), ...items.map(({ files }) => files.after)]);
  return [...after.filter((file) => !others.has(keyOf(file))), ...before];
}
