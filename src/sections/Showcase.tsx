import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ActionButton } from '../components/ActionButton';
import { Band, Columns } from '../components/Band';
import { SectionTitle } from '../components/Heading';
import { halfPage, Picture } from '../components/Picture';
import { Lead } from '../components/Prose';
import { theme } from '../theme';

interface ShowcaseProps {
  id: string;
  section: Queries.ShowcaseSectionFragment;
}

/** One feature: text beside a picture. */
export function Showcase({ id, section }: ShowcaseProps) {
  const { title, text, points, picture, action } = section;
  return (
    <ShowcaseBand id={id}>
      <Columns>
        <div>
          <SectionTitle>{title}</SectionTitle>
          <Text html={text} />
          {points && points.length > 0 && (
            <Points>
              {points.map((point, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: points never change places, and two can have the same words
                <li key={index}>{point}</li>
              ))}
            </Points>
          )}
          {action && <ActionButton action={action} />}
        </div>
        {picture && <Picture picture={picture} sizes={halfPage} />}
      </Columns>
    </ShowcaseBand>
  );
}

export const fragment = graphql`
  fragment ShowcaseSection on ShowcaseSection {
    draftLabel
    title
    text
    points
    picture {
      ...Picture
    }
    action {
      ...Action
    }
  }
`;

const ShowcaseBand = styled(Band)`
  background: ${theme.color.surface};
`;

const Text = styled(Lead)`
  margin-top: ${theme.space[24]};

  & + :is(a, button) {
    margin-top: ${theme.space[32]};
  }
`;

const Points = styled.ul`
  margin-block: ${theme.space[24]} ${theme.space[32]};

  li {
    padding-block: ${theme.space[12]};
    border-bottom: ${theme.hairline};
  }
`;
