import styled from '@emotion/styled';
import { theme } from '../theme';

interface DraftMarkProps {
  /** Why visitors don't see what it stands on. */
  words: string;
  /** Of a page or a section: it stands over its whole width. */
  wide?: boolean;
}

/** Marks what is held back, where it is shown all the same: while developing, and in previews. */
export function DraftMark({ words, wide = false }: DraftMarkProps) {
  return <Mark data-wide={wide || undefined}>{words}</Mark>;
}

const Mark = styled.p`
  width: fit-content;
  margin-block: 0 ${theme.space[8]};
  padding: ${theme.space[4]} ${theme.space[12]};
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius};
  color: ${theme.color.accent};
  font-size: ${theme.size.small};
  font-weight: 600;

  &[data-wide] {
    width: auto;
    margin: 0;
    padding-inline: max(${theme.gutter}, (100% - ${theme.pageWidth}) / 2);
    border-width: 2px 0;
    border-radius: 0;
  }
`;
