import { useRef } from 'react';
import { elementId } from '../../components/elementId';
import { painted } from '../painted';
import { useOpenChange } from '../useOpenChange';

export interface PlayerProps {
  slug: string;
  title: string;
  /** The address of the player. */
  player: string;
  /** Shown until the player is there. */
  loading: string;
}

/**
 * The provider's player. It exists only while the dialog is open, so that the page requests nothing from the provider before,
 * and the sound stops afterwards. Creating a player is slow, so the dialog is painted first.
 *
 * React doesn’t render the player, since privacy extensions replace it, or wrap it.
 */
export function Player({ slug, title, player, loading }: PlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  useOpenChange(`#${elementId.videoDialog(slug)}`, async ({ open }) => {
    await painted();
    place.current?.replaceChildren(open ? createFrame(title, player) : loading);
  });
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
