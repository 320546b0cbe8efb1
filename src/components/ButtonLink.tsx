import styled from '@emotion/styled';
import { buttonBase, primary, secondary } from './Button';
import { Link } from './Link';

export const PrimaryLink = styled(Link)(buttonBase, primary);

export const SecondaryLink = styled(Link)(buttonBase, secondary);
