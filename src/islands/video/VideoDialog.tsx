import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { DataScript } from '../../components/DataScript';
import { Dialog } from '../../components/Dialog';
import { elementId } from '../../components/elementId';
import { Icon } from '../../components/Icon';
import { Prose } from '../../components/Prose';
import { theme } from '../../theme';
import { Player } from './Player';

interface VideoDialogProps {
  video: Queries.VideoDialogFragment;
  words: Queries.VideoWordsFragment;
}

/**
 * A video in its provider's player, with a link to the provider's site, which also serves visitors without scripts, and with
 * its transcript, if it has one.
 */
export function VideoDialog({ video, words: { newTab, video: words } }: VideoDialogProps) {
  const { slug, title, player, address, transcript } = video;
  const props = { slug, title, player, loading: words.loading };
  return (
    <Dialog id={elementId.videoDialog(slug)} title={title} closeLabel={words.close} wide>
      <DataScript type="application/json" data={props} />
      <Screen data-island="player">
        <Player {...props} />
      </Screen>
      <ProviderLink href={address} target="_blank" rel="noopener">
        {words.provider}
        <Icon name="external" size={16} />
        <span className="visually-hidden"> ({newTab})</span>
      </ProviderLink>
      {transcript && (
        <Transcript>
          <summary>{words.transcript}</summary>
          <Prose html={transcript} />
        </Transcript>
      )}
    </Dialog>
  );
}

export const fragment = graphql`
  fragment VideoDialog on Video {
    slug
    title
    address
    player
    transcript
  }

  fragment VideoWords on SiteWords {
    newTab
    video {
      close
      provider
      loading
      transcript
    }
  }
`;

const Screen = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${theme.color.ground};

  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }

  /* If the player can't load, the link remains. */
  &[hidden],
  [data-scripts="none"] & {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

const ProviderLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: ${theme.minTargetSize};
  margin-top: ${theme.space[8]};
  color: ${theme.color.action};
`;

const Transcript = styled.details`
  max-width: ${theme.measure};

  summary {
    width: fit-content;
    padding-block: ${theme.space[12]};
    cursor: pointer;
  }
`;
