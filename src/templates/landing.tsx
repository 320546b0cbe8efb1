import { graphql, type PageProps } from 'gatsby';
import { VideoDialog } from '../islands/video/VideoDialog';
import { Layout } from '../layout/Layout';
import { Cards } from '../sections/Cards';
import { Hero } from '../sections/Hero';
import { Showcase } from '../sections/Showcase';
import { Testimonial } from '../sections/Testimonial';
import { videosOf } from './videosOf';

type Section = Queries.LandingPageQuery['page']['sections'][number];

/** A landing page: the sections of its content, from top to bottom. */
export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  const { page, site } = data;
  return (
    <Layout title={page.title} description={page.description} path={page.path}>
      {page.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections never change places in the browser
        <SectionOfType key={index} section={section} words={site} />
      ))}
      {videosOf(page.sections).map((video) => (
        <VideoDialog key={video.slug} video={video} words={site.video} />
      ))}
    </Layout>
  );
}

function SectionOfType({
  section,
  words,
}: {
  section: Section;
  words: Queries.LandingPageQuery['site'];
}) {
  switch (section.__typename) {
    case 'HeroSection':
      return <Hero section={section} />;
    case 'CardsSection':
      return <Cards section={section} />;
    case 'ShowcaseSection':
      return <Showcase section={section} />;
    case 'TestimonialSection':
      return <Testimonial section={section} starsText={words.testimonial.stars} />;
  }
}

export const query = graphql`
  query LandingPage($id: String!) {
    page: landingPage(id: { eq: $id }) {
      path
      title
      description
      sections {
        __typename
        ...HeroSection
        ...CardsSection
        ...ShowcaseSection
        ...TestimonialSection
      }
    }
    site: siteWords {
      testimonial {
        stars
      }
      video {
        ...VideoWords
      }
    }
  }
`;
