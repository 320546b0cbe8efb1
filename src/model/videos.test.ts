import { shownEntry } from '../../kit/content/publish/shownEntry';

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
