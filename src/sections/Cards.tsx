import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ActionButton } from '../components/ActionButton';
import { Band } from '../components/Band';
import { SectionTitle } from '../components/Heading';
import { Lead } from '../components/Prose';
import { theme } from '../theme';
import { CardGrid } from './CardGrid';

interface CardsProps {
  id: string;
  section: Queries.CardsSectionFragment;
}

/** A heading above two to six cards, with an optional closing action. */
export function Cards({ id, section }: CardsProps) {
  const { title, introduction, cards, action } = section;
  return (
    <Band id={id}>
      <Opening>
        <SectionTitle>{title}</SectionTitle>
        {introduction && <Lead html={introduction} />}
      </Opening>
      <CardGrid cards={cards} headingLevel={3} />
      {action && (
        <Closing>
          <ActionButton action={action} look="primary" />
        </Closing>
      )}
    </Band>
  );
}

export const fragment = graphql`
  fragment CardsSection on CardsSection {
    draftLabel
    title
    # Optional here and required elsewhere: one name for both would conflict in the page's query.
    introduction: text
    cards {
      ...Card
    }
    action {
      ...Action
    }
  }
`;

const Opening = styled.div`
  display: grid;
  gap: ${theme.space[16]} ${theme.space[64]};
  margin-bottom: ${theme.space[48]};

  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: end;
  }
`;

const Closing = styled.div`
  margin-top: ${theme.space[48]};
`;
