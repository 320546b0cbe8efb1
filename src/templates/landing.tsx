import { graphql, type PageProps } from 'gatsby';
import type { SharePicture } from '../../kit/build/share/sharePicture';
import { headingIds } from '../../kit/content/markdown/headings';
import { DraftLabel } from '../components/DraftLabel';
import { VideoDialog } from '../islands/video/VideoDialog';
import { Layout } from '../layout/Layout';
import { formAnchors } from '../model/formAnchors';
import { Section } from '../sections/Section';

type Props = Pick<
  PageProps<Queries.LandingPageQuery, { share: SharePicture }>,
  'data' | 'pageContext'
>;

/** A landing page: the sections that its file lists, in that order. */
export default function LandingPage({ data, pageContext }: Props) {
  const { page, site } = data;
  const { title, description, path, unlisted, draftLabel, sections, videos } = page;
  const ids = headingIds(
    sections.map((section) => section.title),
    Object.values(formAnchors),
  );
  return (
    <Layout
      title={title}
      description={description}
      seo={{ path, share: pageContext.share, unlisted }}
    >
      {draftLabel && <DraftLabel words={draftLabel} wide />}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an id comes from a title, which changes as it is typed in the editing preview
        <Section key={index} id={ids[index] ?? ''} section={section} words={site} />
      ))}
      {videos.map((video) => (
        <VideoDialog key={video.slug} video={video} words={site} />
      ))}
    </Layout>
  );
}

export const query = graphql`
  query LandingPage($id: String!) {
    page: landingPage(id: { eq: $id }) {
      path
      title
      description
      unlisted
      draftLabel
      sections {
        ...Section
      }
      videos {
        ...VideoDialog
      }
    }
    site: siteWords {
      ...SectionWords
      ...VideoWords
    }
  }
`;
