import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Band } from '../components/Band';
import { DraftLabel } from '../components/DraftLabel';
import { SectionTitle } from '../components/Heading';
import { Icon } from '../components/Icon';
import { theme } from '../theme';

interface TestimonialProps {
  id: string;
  section: Queries.TestimonialSectionFragment;
  words: Queries.TestimonialWordsFragment;
}

/** A quote from a partner or a client, next to a list of reasons. */
export function Testimonial({ id, section, words }: TestimonialProps) {
  const { title, reasons, testimonial } = section;
  const { quote, role, company, stars, draftLabel } = testimonial;
  return (
    <Band id={id}>
      <Columns>
        <figure>
          {draftLabel && <DraftLabel words={draftLabel} />}
          <Stars role="img" aria-label={words.testimonial.stars.replace('{stars}', String(stars))}>
            {Array.from({ length: stars }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all alike and never change places
              <Icon key={index} name="star" size={20} filled />
            ))}
          </Stars>
          <Quote>
            <p>{quote}</p>
          </Quote>
          <figcaption>
            <Role>{role}</Role>
            <br />
            {company}
          </figcaption>
        </figure>
        <div>
          <SectionTitle>{title}</SectionTitle>
          <Reasons>
            {reasons.map((reason, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reasons never change places, and two can have the same words
              <li key={index}>{reason}</li>
            ))}
          </Reasons>
        </div>
      </Columns>
    </Band>
  );
}

export const fragment = graphql`
  fragment TestimonialSection on TestimonialSection {
    draftLabel
    title
    reasons
    testimonial {
      quote
      role
      company
      stars
      draftLabel
    }
  }

  fragment TestimonialWords on SiteWords {
    testimonial {
      # What the stars say to screen readers; {stars} becomes their number.
      stars
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[64]};

  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[96]};
  }
`;

const Stars = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  color: ${theme.color.accent};
`;

const Quote = styled.blockquote`
  margin: ${theme.space[24]} 0;
  font-family: ${theme.font.heading};
  font-size: ${theme.size.heading};
  line-height: 1.2;
  letter-spacing: -0.01em;

  p {
    text-indent: -0.45em;

    /* The marks of the page’s language. */
    &::before {
      content: open-quote;
    }

    &::after {
      content: close-quote;
    }
  }
`;

const Role = styled.span`
  font-weight: 600;
`;

const Reasons = styled.ul`
  margin-top: ${theme.space[24]};

  li {
    padding-block: ${theme.space[16]};
    border-top: ${theme.hairline};
  }
`;
