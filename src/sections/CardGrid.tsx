import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ActionButton } from '../components/ActionButton';
import { Icon } from '../components/Icon';
import { Picture } from '../components/Picture';
import { Prose } from '../components/Prose';
import { theme } from '../theme';

interface CardGridProps {
  cards: readonly Queries.CardFragment[];
  headingLevel: 2 | 3;
}

const { tablet, desktop, full, wide, extraWide } = theme.atLeast;

/** The width of a card's picture, for `sizes`, by the number of cards in a row. */
const pictureRoom = {
  2: `${extraWide} 48.75rem, ${wide} 43.75rem, ${full} 39rem, ${tablet} 46vw, 92vw`,
  3: `${extraWide} 31.6rem, ${wide} 28.4rem, ${full} 25.3rem, ${desktop} 30vw, ${tablet} 46vw, 92vw`,
} as const;

/** Cards in rows of two or three, by their number and the width. */
export function CardGrid({ cards, headingLevel }: CardGridProps) {
  const columns = cards.length === 4 || cards.length === 2 ? 2 : 3;
  return (
    <Grid data-columns={columns}>
      {cards.map(({ icon, picture, title, text, action }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards never change places, and two can have the same words
        <Item key={index}>
          {picture && <Picture picture={picture} sizes={pictureRoom[columns]} />}
          {!picture && icon && (
            <CardIcon aria-hidden="true">
              <Icon name={icon} size={32} />
            </CardIcon>
          )}
          <Words>
            <CardTitle as={headingLevel === 2 ? 'h2' : 'h3'}>{title}</CardTitle>
            <Prose html={text} />
            {action && (
              <Foot>
                <ActionButton action={action} />
              </Foot>
            )}
          </Words>
        </Item>
      ))}
    </Grid>
  );
}

export const fragment = graphql`
  fragment Card on Card {
    icon
    picture {
      ...Picture
    }
    title
    text
    action {
      ...Action
    }
  }
`;

const Grid = styled.ul`
  display: grid;
  gap: ${theme.space[48]} ${theme.space[32]};

  ${theme.from.tablet} {
    &[data-columns="2"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${theme.from.desktop} {
    &[data-columns="3"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${theme.space[24]} ${theme.space[32]};
  padding-top: ${theme.space[24]};
  border-top: 1px solid ${theme.color.ink};
  color: ${theme.color.inkSoft};

  /* Three pictures in a row would be too small here, so each goes beside its text. */
  ${theme.from.tablet} and (not ${desktop}) {
    [data-columns="3"] > & {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto;
    }

    [data-columns="3"] > &:not(:has(picture)) {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
`;

const CardTitle = styled.h3`
  color: ${theme.color.ink};
`;

const CardIcon = styled.span`
  color: ${theme.color.accent};
`;

const Foot = styled.div`
  margin-top: auto;
  padding-top: ${theme.space[12]};
`;
