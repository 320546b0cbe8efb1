import { shownEntry } from './shownEntry';

const build = {
  product: 'Desk',
  today: '2027-01-15',
  prefix: '/site',
  picture: (path: string) => `file of ${path}`,
  file: (collection: string, name: string) => `${collection} ${name}`,
  page: (collection: string, name: string) => `page ${collection} ${name}`,
};

test('of a page, queries see texts, HTML, pictures and other files, and why a part is unpublished', () => {
  const sections = [
    {
      type: 'hero',
      title: 'For {product}',
      text: '[Why](/why)',
      actions: [{ type: 'video', label: 'Watch', video: 'tour' }],
      picture: { file: '/images/a.png', alt: 'A' },
    },
    { type: 'cards', title: 'B', cards: [], draft: true },
    { type: 'showcase', title: 'C', points: ['Of {product}'], publishAt: '2027-02-01' },
    { type: 'testimonial', testimonial: 'dealer', unpublishAt: '2027-01-16' },
  ];
  const fields = { path: '/', title: 'T', unpublishAt: '2027-01-15', sections };
  const shown = shownEntry({ collection: 'pages', name: 'home', fields }, build);
  expect(JSON.parse(JSON.stringify(shown))).toEqual({
    path: '/',
    title: 'T',
    unpublishAt: '2027-01-15',
    slug: 'home',
    videos: ['videos tour'],
    draftLabel: 'No longer shown since January 15, 2027',
    sections: [
      {
        type: 'hero',
        title: 'For Desk',
        text: '<p><a href="/site/why">Why</a></p>',
        actions: [{ type: 'video', label: 'Watch', video: 'videos tour' }],
        picture: { file: 'file of /images/a.png', alt: 'A' },
      },
      { type: 'cards', title: 'B', cards: [], draft: true, draftLabel: 'Draft' },
      {
        type: 'showcase',
        title: 'C',
        points: ['Of Desk'],
        publishAt: '2027-02-01',
        draftLabel: 'Shown from February 1, 2027',
      },
      { type: 'testimonial', testimonial: 'testimonials dealer', unpublishAt: '2027-01-16' },
    ],
  });
});

test('of a video, queries see the player of its address', () => {
  const fields = { title: 'Tour', address: 'https://vimeo.com/76979871' };
  const shown = shownEntry({ collection: 'videos', name: 'tour', fields }, build);
  expect(shown).toMatchObject({ slug: 'tour', title: 'Tour', provider: 'Vimeo' });
  expect(shown.player).toContain('https://player.vimeo.com/video/76979871');
});
