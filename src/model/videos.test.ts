import { shownEntry } from '../../kit/content/publish/shownEntry';
import { video, withVideo } from '../../test/contentCases/badVideos';
import { checkWith } from '../../test/contentCases/checkWith';

test('of a video, pages get the player of its address', () => {
  const fields = { title: 'Tour', address: 'https://vimeo.com/76979871' };
  const nothing = () => undefined;
  const build = {
    product: 'Desk',
    today: '2027-01-15',
    picture: nothing,
    file: nothing,
    page: nothing,
  };
  const shown = shownEntry({ collection: 'videos', name: 'tour', fields }, build);
  expect(shown).toMatchObject({ slug: 'tour', title: 'Tour', provider: 'Vimeo' });
  expect(shown.player).toContain('https://player.vimeo.com/video/76979871');
});

test('before the site goes live, videos that are samples or have no transcript are listed', async () => {
  const sample = video.replace('"address"', '"sample": true, "address"');
  const { beforeLaunch } = await checkWith([...withVideo, ['videos/sample.json', sample]]);
  const ofVideos = beforeLaunch.filter(({ file }) => file.includes('/videos/'));
  expect(ofVideos.map(({ file, code }) => [file, code])).toEqual([
    ['content/videos/platform-tour.json', 'transcript'],
    ['content/videos/sample.json', 'sample'],
  ]);
});
