import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../../../theme';

/** Something above the page that isn't part of it, at its own size. A `data-field` in it opens that field on a click. */
export function Strip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section data-outside-page aria-label={title}>
      {children}
    </Section>
  );
}

const Section = styled.section`
  zoom: var(--unscaled, 1);
  padding: ${theme.space[8]} ${theme.gutter};
  border-bottom: ${theme.hairline};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};

  [data-field] {
    cursor: pointer;
  }
`;
