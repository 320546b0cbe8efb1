import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ChangeLine } from '../../content/differences/changeLines';
import type { ContentFile } from '../../content/model/entry';
import type { ReviewItem, ReviewPicture } from '../reviewData';
import { fieldOnSide, outlinesOf } from './outlinesOf';
import { watchScrolling } from './watchScrolling';

export interface PageFrameHandle {
  scrollBy(pixels: number): void;
}

interface PageFrameProps {
  handle: RefObject<PageFrameHandle | null>;
  side: 'before' | 'after';
  label: string;
  content: readonly ContentFile[];
  pictures: readonly ReviewPicture[];
  item: ReviewItem;
  line: ChangeLine | undefined;
  /** In pixels, before it is scaled to its place. */
  width: number;
  scheme: 'light' | 'dark';
  /** Called when a person has scrolled the page. */
  onScrolled(pixels: number): void;
}

/** The document in which the editor’s preview draws a page from a content. */
const previewPage = 'page/';

/** A page on one side, in a frame that the editor’s preview draws. */
export function PageFrame(props: PageFrameProps) {
  const { handle, side, label, content, pictures, item, line, width, scheme } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const scrolled = useRef<ReturnType<typeof watchScrolling>>(undefined);
  const [isLoaded, setLoaded] = useState(false);
  const onScrolled = useRef(props.onScrolled);
  onScrolled.current = props.onScrolled;
  const file = item[side];
  const entry =
    file && content.find((each) => each.collection === file.collection && each.name === file.name);
  useImperativeHandle(handle, () => ({ scrollBy: (by) => scrolled.current?.scrollBy(by) }), []);

  useEffect(() => {
    if (place.current && frame.current) return fitted(place.current, frame.current, width);
  }, [width]);

  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (!isLoaded || !page) return;
    scrolled.current = watchScrolling(page, (by) => onScrolled.current(by));
    page.showPreview?.({
      content,
      form: {
        readPicture: (path) => readPicture(pictures, side, path),
        openField: () => undefined,
      },
    });
    return () => scrolled.current?.stop();
  }, [isLoaded, content, pictures, side]);

  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (!isLoaded || !page || !entry) return;
    page.showPreview?.({ entry, outlined: outlinesOf(item, side) });
  }, [isLoaded, entry, item, side]);

  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (!isLoaded || !page || !entry) return;
    const source = fieldOnSide(item, side, line);
    if (source) page.showPreview?.({ focused: source });
    scrolled.current?.keepInView(source);
  }, [isLoaded, entry, item, line, side]);

  return (
    <figure className="frame" data-side={side}>
      <figcaption>{side === 'before' ? 'Before' : 'After'}</figcaption>
      <div ref={place} className="viewport">
        {!entry && <p>{side === 'before' ? 'There was nothing here before.' : 'It is gone.'}</p>}
        <iframe
          ref={frame}
          title={label}
          src={previewPage}
          hidden={!entry}
          data-scheme={scheme}
          onLoad={() => setLoaded(true)}
        />
      </div>
    </figure>
  );
}

/** Scales a frame to its place, now and when that changes; returns what ends it. */
function fitted(place: HTMLElement, frame: HTMLIFrameElement, width: number): () => void {
  const scaleToPlace = () => {
    const scale = Math.min(1, place.clientWidth / width);
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${place.clientHeight / scale}px`,
      left: `${Math.max(0, (place.clientWidth - width * scale) / 2)}px`,
      transform: `scale(${scale})`,
    });
  };
  const observer = new ResizeObserver(scaleToPlace);
  observer.observe(place);
  scaleToPlace();
  return () => observer.disconnect();
}

async function readPicture(
  pictures: readonly ReviewPicture[],
  side: 'before' | 'after',
  path: string,
): Promise<Blob | undefined> {
  const file = pictures.find((each) => each.path === path)?.[side];
  return file && (await fetch(file.address)).blob();
}
