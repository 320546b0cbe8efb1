import styled from '@emotion/styled';
import { theme } from '../theme';

export const PageTitle = styled.h1`
  font-size: ${theme.size.display};
  font-weight: 450;
  line-height: 1;
  letter-spacing: -0.025em;
  text-wrap: balance;
`;

export const SectionTitle = styled.h2`
  max-width: 12.8em;
  font-size: ${theme.size.heading};
  font-weight: 450;
  line-height: 1.08;
  letter-spacing: -0.015em;
  text-wrap: balance;
`;
