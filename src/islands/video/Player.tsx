import { useState } from 'react';
import { afterPaint } from '../../components/afterPaint';
import { elementId } from '../../components/elementId';
import { useOpenChange } from '../useOpenChange';

export interface PlayerProps {
  slug: string;
  title: string;
  /** The address of the provider's player. */
  player: string;
  /** What stands there until the player does. */
  loading: string;
}

/**
 * The provider's player, which exists only while the dialog is open: nothing is asked of the provider before, and the
 * sound stops when it closes. Making a player takes long, so the dialog is painted first.
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
