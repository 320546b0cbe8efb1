import { useRef } from 'react';
import { elementId } from '../../components/elementId';
import { afterPaint } from '../afterPaint';
import { useOpenChange } from '../useOpenChange';

export interface PlayerProps {
  slug: string;
  title: string;
  /** Its address. */
  player: string;
  /** Shown until the player is there. */
  loading: string;
}

/**
 * The provider's player, which exists only while the dialog is open: nothing is requested from the provider before
 * that, and the sound stops when it closes. Creating a player is slow, so the dialog is painted first.
 *
 * React doesn’t know what is in the place: privacy extensions replace a player, or put something around it.
 */
export function Player({ slug, title, player, loading }: PlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  useOpenChange(`#${elementId.videoDialog(slug)}`, ({ open }) =>
    afterPaint(() => place.current?.replaceChildren(open ? createFrame(title, player) : loading)),
  );
  return <div ref={place}>{loading}</div>;
}

function createFrame(title: string, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  frame.allow = 'fullscreen; autoplay; picture-in-picture; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}
