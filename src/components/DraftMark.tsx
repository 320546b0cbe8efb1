import styled from '@emotion/styled';
import { theme } from '../theme';

interface DraftMarkProps {
  /** Why visitors don't see the marked part. */
  words: string;
  /** Spans the full width, above a page or a section. */
  wide?: boolean;
}

/** Labels unpublished content where it is shown anyway: in development and in previews. */
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
    padding-inline: ${theme.inset};
    border-width: 2px 0;
    border-radius: 0;
  }
`;
