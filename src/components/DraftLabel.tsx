import styled from '@emotion/styled';
import { theme } from '../theme';

interface DraftLabelProps {
  /** Why visitors don't see the part. */
  words: string;
  /** Spans the full width, above a page or a section. */
  wide?: boolean;
}

/** Labels unpublished content where it is shown anyway: in development and in previews. */
export function DraftLabel({ words, wide = false }: DraftLabelProps) {
  return <Label data-wide={wide || undefined}>{words}</Label>;
}

const Label = styled.p`
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
