import styled from '@emotion/styled';
import { look, primary, secondary } from './Button';
import { Link } from './Link';

export const PrimaryLink = styled(Link)(look, primary);

export const SecondaryLink = styled(Link)(look, secondary);
