import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { afterPaint } from '../../components/afterPaint';
import { Dialog, dialogId } from '../../components/Dialog';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import { useOpenChange } from '../../components/useOpenChange';
import { theme } from '../../theme';

interface VideoDialogProps {
  video: Queries.VideoDialogFragment;
  words: Queries.VideoWordsFragment;
}

/**
 * A video in its provider's player, which exists only while the dialog is open: nothing is asked of the
 * provider before, and the sound stops when it closes. Making a player takes long, so the dialog is painted first.
 */
export function VideoDialog({ video, words }: VideoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [playing, setPlaying] = useState(false);
  useOpenChange(dialog, ({ open }) => afterPaint(() => setPlaying(open)));
  const { slug, title, player, address } = video;
  return (
    <Dialog id={dialogId.video(slug)} ref={dialog} title={title} closeLabel={words.close} wide>
      <Frame>
        {playing ? (
          <iframe
            src={player}
            title={title}
            allow="fullscreen; autoplay; picture-in-picture; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <p>{words.loading}</p>
        )}
      </Frame>
      <ProviderLink href={address} target="_blank" rel="noopener">
        {words.provider}
        <Icon name="external" size={16} />
      </ProviderLink>
    </Dialog>
  );
}

export const fragment = graphql`
  fragment VideoDialog on Video {
    slug
    title
    address
    player
  }

  fragment VideoWords on VideoWords {
    close
    provider
    loading
  }
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${theme.color.ground};

  iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

const ProviderLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 2.75rem;
  margin-top: ${theme.space[8]};
  color: ${theme.color.action};
`;
