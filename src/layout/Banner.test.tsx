/** @jest-environment ./test/jest/environment.ts */
import { render } from '@testing-library/react';
import { Banner } from './Banner';

const clients = { page: { path: '/clients' } };
const policy = { page: { path: '/privacy-policy' } };

function banner(text: string, more: Partial<Queries.BannerFragment['banners'][number]> = {}) {
  return { text, action: null, pages: null, draftLabel: null, ...more };
}

function textsOn(path: string | undefined, banners: Queries.BannerFragment['banners']) {
  const { container } = render(<Banner file={{ label: 'News', banners }} path={path} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

test('a page has the first banner that names it, or that names no page', () => {
  const banners = [
    banner('<p>Clients</p>', { pages: [clients, policy] }),
    banner('<p>All</p>'),
    banner('<p>Too late</p>'),
  ];
  expect(textsOn('/clients', banners)).toEqual(['Clients']);
  expect(textsOn('/privacy-policy', banners)).toEqual(['Clients']);
  expect(textsOn('/', banners)).toEqual(['All']);
  // The 404 page.
  expect(textsOn(undefined, banners)).toEqual(['All']);
});

test('a preview shows what isn’t due with its label, beside what is', () => {
  const banners = [
    banner('<p>Later</p>', { draftLabel: 'Shown from March 8, 2027' }),
    banner('<p>Now</p>'),
    banner('<p>Second</p>'),
  ];
  expect(textsOn('/', banners)).toEqual(['Shown from March 8, 2027', 'Later', 'Now']);
});
