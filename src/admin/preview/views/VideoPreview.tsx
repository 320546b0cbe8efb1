import { VideoDialog } from '../../../islands/video/VideoDialog';
import { Layout } from '../../../layout/Layout';
import { graphql, useStaticQuery } from '../gatsby';
import { InlineDialogs } from './InlineDialogs';

interface VideoData {
  video: Queries.VideoDialogFragment;
  site: Queries.VideoWordsFragment;
}

const query = graphql`
  query VideoPreview($id: String!) {
    video(id: { eq: $id }) {
      ...VideoDialog
    }
    site: siteWords {
      ...VideoWords
    }
  }
`;

/** A video's dialog, without its player: a preview makes no requests to providers. */
export function VideoPreview({ name }: { name: string }) {
  const { video, site } = useStaticQuery<VideoData>(query, { id: name });
  return (
    <Layout title={video.title} description="">
      <InlineDialogs>
        <VideoDialog video={video} words={site} />
      </InlineDialogs>
    </Layout>
  );
}
