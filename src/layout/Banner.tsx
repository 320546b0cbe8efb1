import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { ActionButton } from '../components/ActionButton';
import { DraftLabel } from '../components/DraftLabel';
import { Prose } from '../components/Prose';
import { theme } from '../theme';

interface BannerProps {
  file: Queries.BannerFragment;
  /** The path of the page; undefined for the 404 page, which has none. */
  path: string | undefined;
}

/** The line above the header. */
export function Banner({ file, path }: BannerProps) {
  return shownBanners(file, path).map(({ text, action, draftLabel }) => (
    <Fragment key={text}>
      {draftLabel && <DraftLabel words={draftLabel} wide />}
      <Region aria-label={file.label}>
        <Prose html={text} />
        {action && <ActionButton action={action} look="quiet" />}
      </Region>
    </Fragment>
  ));
}

/** Selects the banners of a page: the first that is due there, and in previews also those that aren’t due. */
export function shownBanners({ banners }: BannerProps['file'], path: BannerProps['path']) {
  const own = banners.filter(({ pages }) => pages?.some(({ page }) => page.path === path) ?? true);
  const due = own.find(({ draftLabel }) => !draftLabel);
  return own.filter((banner) => banner.draftLabel || banner === due);
}

export const fragment = graphql`
  fragment Banner on BannerFile {
    label
    banners {
      text
      action {
        ...BannerAction
      }
      pages {
        ... on BannerPage {
          page {
            path
          }
        }
      }
      draftLabel
    }
  }
`;

const Region = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[24]};
  min-height: 3.25rem;
  padding-block: ${theme.space[4]};
  padding-inline: ${theme.inset};
  background: ${theme.color.action};
  color: ${theme.color.onAction};

  /* The page’s colour of links has too little contrast here. */
  a {
    color: inherit;
  }

  :focus-visible {
    outline-color: currentcolor;
  }

  @media print {
    display: none;
  }
`;
