import styled from '@emotion/styled';
import type { ReactNode } from 'react';

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
  padding: 0.5rem clamp(1rem, 4vw, 3rem);
  border-bottom: 1px solid var(--color-line, GrayText);
  background: var(--color-surface, Canvas);
  font-size: 0.875rem;

  [data-field] {
    cursor: pointer;
  }
`;
