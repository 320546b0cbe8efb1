import { useState } from 'react';
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
 */
export function Player({ slug, title, player, loading }: PlayerProps) {
  const [playing, setPlaying] = useState(false);
  useOpenChange(`#${elementId.videoDialog(slug)}`, ({ open }) =>
    afterPaint(() => setPlaying(open)),
  );
  return (
    <>
      <p hidden={playing}>{loading}</p>
      {playing && (
        <iframe
          src={player}
          title={title}
          allow="fullscreen; autoplay; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </>
  );
}
