import styled from '@emotion/styled';
import { look, primary, secondary } from './Button';
import { Link } from './Link';

/** A link that looks like the one thing to do on a screen. */
export const PrimaryLink = styled(Link)(look, primary);

/** A link that looks like what can be done beside it. */
export const SecondaryLink = styled(Link)(look, secondary);
