import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { DraftLabel } from '../components/DraftLabel';
import { Cards } from './Cards';
import { Hero } from './Hero';
import { Showcase } from './Showcase';
import { Testimonial } from './Testimonial';

interface SectionProps {
  /** The anchor of the section, made from its title. */
  id: string;
  section: Queries.SectionFragment;
  words: Queries.SectionWordsFragment;
}

/** Draws a section, below its draft label if it has one. */
export function Section(props: SectionProps) {
  const { section } = props;
  // A hero is shown as long as its page.
  const draftLabel = 'draftLabel' in section && section.draftLabel;
  return (
    <>
      {draftLabel && <DraftLabel words={draftLabel} wide />}
      <SectionOfType {...props} />
    </>
  );
}

/** The register of sections. Each type of section needs its component here, and its fragment below. */
function SectionOfType({ id, section, words }: SectionProps): ReactElement {
  switch (section.__typename) {
    case 'HeroSection':
      return <Hero id={id} section={section} />;
    case 'CardsSection':
      return <Cards id={id} section={section} />;
    case 'ShowcaseSection':
      return <Showcase id={id} section={section} />;
    case 'TestimonialSection':
      return <Testimonial id={id} section={section} words={words} />;
  }
}

export const fragment = graphql`
  fragment Section on Section {
    __typename
    ...HeroSection
    ...CardsSection
    ...ShowcaseSection
    ...TestimonialSection
  }

  fragment SectionWords on SiteWords {
    ...TestimonialWords
  }
`;
