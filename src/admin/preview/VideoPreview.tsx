import { VideoDialog } from '../../islands/video/VideoDialog';
import { Layout } from '../../layout/Layout';
import type { PreviewProps } from './Preview';
import { Unfolded } from './Unfolded';

/** A video's dialog, without its player: a preview asks no provider for anything. */
export function VideoPreview({ entry, data }: Pick<PreviewProps, 'entry' | 'data'>) {
  const video = data.videoDialog(entry);
  return (
    <Layout title={video.title} description="">
      <Unfolded>
        <VideoDialog video={video} words={data.video.video} />
      </Unfolded>
    </Layout>
  );
}
