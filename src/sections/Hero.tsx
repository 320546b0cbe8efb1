import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ActionButton } from '../components/ActionButton';
import { Band, Columns } from '../components/Band';
import { PageTitle } from '../components/Heading';
import { halfPage, Picture } from '../components/Picture';
import { Lead } from '../components/Prose';
import { theme } from '../theme';
import { CardGrid } from './CardGrid';

interface HeroProps {
  id: string;
  section: Queries.HeroSectionFragment;
}

/** The top of a page: its subject at a glance, and the main action. */
export function Hero({ id, section }: HeroProps) {
  const { badge, title, text, actions, picture, benefits } = section;
  return (
    <HeroBand id={id}>
      <Columns>
        <div>
          {badge && <Badge>{badge}</Badge>}
          <PageTitle>{title}</PageTitle>
          <HeroLead html={text} />
          <Actions>
            {actions.map((action, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: buttons never change places, and two can have the same words
              <ActionButton key={index} action={action} look={index ? 'secondary' : 'primary'} />
            ))}
          </Actions>
        </div>
        {picture && <Picture picture={picture} sizes={halfPage} first />}
      </Columns>
      {benefits && benefits.length > 0 && <CardGrid cards={benefits} headingLevel={2} />}
    </HeroBand>
  );
}

export const fragment = graphql`
  fragment HeroSection on HeroSection {
    badge
    title
    text
    actions {
      ...Action
    }
    picture {
      ...Picture
    }
    benefits {
      ...Card
    }
  }
`;

const HeroBand = styled(Band)`
  display: grid;
  gap: ${theme.space[64]};
  padding-top: ${theme.space[32]};
  border-top: 0;

  ${theme.from.tablet} {
    padding-top: ${theme.space[48]};
  }
`;

const Badge = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  margin-bottom: ${theme.space[24]};
  padding-block: ${theme.space[4]};
  padding-inline: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${theme.color.accent};
  border-radius: ${theme.radius};
  color: ${theme.color.accent};
  font-size: ${theme.size.small};
  font-weight: 600;
  letter-spacing: 0.06em;

  /* The hole of a furniture tag. */
  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid currentcolor;
    border-radius: 50%;
    content: "";
  }
`;

const HeroLead = styled(Lead)`
  max-width: 34em;
  margin-top: ${theme.space[24]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  margin-top: ${theme.space[32]};

  /* Every action may link to an unpublished page. */
  &:empty {
    display: none;
  }
`;
