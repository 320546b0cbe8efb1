import styled from '@emotion/styled';
import { theme } from '../../../theme';
import type { ContentFile } from '../messages';
import { LandingPageLinkPreview, PolicyLinkPreview } from './LinkPreview';
import { SearchResult } from './SearchResult';

/** How a page looks in search results and as a link on other sites. */
export function SearchAndShare({ entry }: { entry: ContentFile }) {
  const { collection, name } = entry;
  if (collection !== 'pages' && collection !== 'policies') return null;
  const LinkPreview = collection === 'pages' ? LandingPageLinkPreview : PolicyLinkPreview;
  return (
    <Strip data-outside-page aria-label="In search results and on other sites">
      <details>
        <summary>In search results and on other sites</summary>
        <Columns>
          <SearchResult source={`${collection}/${name}`} />
          <LinkPreview id={name} />
        </Columns>
      </details>
    </Strip>
  );
}

const Strip = styled.section`
  zoom: var(--unscaled, 1);
  border-bottom: ${theme.hairline};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};

  summary {
    padding: ${theme.space[8]} ${theme.gutter};
    cursor: pointer;
  }
`;

const Columns = styled.div`
  display: flex;
  overflow-x: auto;
  flex-wrap: wrap;
  gap: ${theme.space[32]};
  padding: ${theme.space[8]} ${theme.gutter} ${theme.space[24]};
`;
