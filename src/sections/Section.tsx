import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { DraftMark } from '../components/DraftMark';
import { Cards } from './Cards';
import { Hero } from './Hero';
import { Showcase } from './Showcase';
import { Testimonial } from './Testimonial';

/** The data for each type of section, by the name of its GraphQL type. */
type Sections = { [Each in Queries.SectionFragment as Each['__typename']]: Each };
type Name = keyof Sections;

interface SectionProps<Of extends Name = Name> {
  /** Made from the title, so that links can point to the section. */
  id: string;
  section: Sections[Of];
  words: Queries.SectionWordsFragment;
}

/** The register of sections. Each type of section needs its component here, and its fragment below. */
const components: { [Of in Name]: (props: SectionProps<Of>) => ReactNode } = {
  HeroSection: Hero,
  CardsSection: Cards,
  ShowcaseSection: Showcase,
  TestimonialSection: Testimonial,
};

/** A section of a page, rendered by the component for its type. */
export function Section(props: SectionProps) {
  const { section } = props;
  // A hero is shown as long as its page.
  const draftLabel = 'draftLabel' in section && section.draftLabel;
  return (
    <>
      {draftLabel && <DraftMark words={draftLabel} wide />}
      <SectionOfType name={section.__typename} {...props} />
    </>
  );
}

function SectionOfType<Of extends Name>({ name, ...props }: SectionProps<Of> & { name: Of }) {
  const Component: (props: SectionProps<Of>) => ReactNode = components[name];
  return <Component {...props} />;
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
