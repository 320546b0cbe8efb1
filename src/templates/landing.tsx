import { graphql, type PageProps } from 'gatsby';
import { Fragment } from 'react';
import { DraftMark } from '../components/DraftMark';
import { headingIds } from '../content/markdown/headings';
import { VideoDialog } from '../islands/video/VideoDialog';
import { Layout, type SharePicture } from '../layout/Layout';
import { Cards } from '../sections/Cards';
import { Hero } from '../sections/Hero';
import { Showcase } from '../sections/Showcase';
import { Testimonial } from '../sections/Testimonial';
import { videosOf } from './videosOf';

type Props = Pick<
  PageProps<Queries.LandingPageQuery, { share: SharePicture }>,
  'data' | 'pageContext'
>;
type Section = Queries.LandingPageQuery['page']['sections'][number];

/** A landing page: the sections that its file lists, in that order. */
export default function LandingPage({ data, pageContext }: Props) {
  const { page, site } = data;
  const ids = headingIds(page.sections.map((section) => section.title));
  const videos = videosOf(page.sections);
  const seo = { path: page.path, share: pageContext.share, videos };
  return (
    <Layout title={page.title} description={page.description} seo={seo}>
      {page.draftLabel && <DraftMark words={page.draftLabel} wide />}
      {page.sections.map((section, index) => (
        <Fragment key={ids[index]}>
          {section.draftLabel && <DraftMark words={section.draftLabel} wide />}
          <SectionOfType id={ids[index] ?? ''} section={section} words={site} />
        </Fragment>
      ))}
      {videos.map((video) => (
        <VideoDialog key={video.slug} video={video} words={site.video} />
      ))}
    </Layout>
  );
}

interface SectionOfTypeProps {
  /** The id of the section, made from its title, so that links can lead to it. */
  id: string;
  section: Section;
  words: Queries.LandingPageQuery['site'];
}

function SectionOfType({ id, section, words }: SectionOfTypeProps) {
  switch (section.__typename) {
    case 'HeroSection':
      return <Hero id={id} section={section} />;
    case 'CardsSection':
      return <Cards id={id} section={section} />;
    case 'ShowcaseSection':
      return <Showcase id={id} section={section} />;
    case 'TestimonialSection':
      return <Testimonial id={id} section={section} starsText={words.testimonial.stars} />;
  }
}

export const query = graphql`
  query LandingPage($id: String!) {
    page: landingPage(id: { eq: $id }) {
      path
      title
      description
      draftLabel
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
