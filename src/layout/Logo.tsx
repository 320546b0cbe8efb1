import styled from '@emotion/styled';
import { theme } from '../theme';

/** The symbol, a furniture tag with a code, and the product’s name. */
export function Logo({ product }: { product: string }) {
  return (
    <Row>
      <svg
        width="28"
        height="28"
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M5 3.5h10l8.5 8.5v12.5H5z" strokeLinejoin="round" />
        <circle cx="10" cy="8.5" r="1.75" />
        <path
          d="M10 14h3.5v3.5H10zM16.5 19h2.5v2H16.5zM16 14.5h2v2h-2zM10 20h2v1.5h-2z"
          fill="currentColor"
          stroke="none"
        />
      </svg>
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
