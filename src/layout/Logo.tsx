import styled from '@emotion/styled';
import { TagSymbol } from '../components/TagSymbol';
import { theme } from '../theme';

/** The symbol (a furniture tag) and the product's name. */
export function Logo({ product }: { product: string }) {
  return (
    <Row>
      <TagSymbol size={28} />
      <Name>{product}</Name>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
`;

const Name = styled.span`
  font-family: ${theme.font.heading};
  font-size: 1.5rem;
  font-weight: 500;
  letter-spacing: -0.01em;
`;
