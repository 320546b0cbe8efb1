import { render, screen, within } from '@testing-library/react';
import { Footer } from './Footer';

const words: Queries.FooterFragment = {
  product: 'Casegood',
  footer: {
    navigation: 'Footer',
    line: 'From a file to an inventory.',
    social: 'Casegood on LinkedIn',
    socialAddress: 'https://social.example/casegood',
    copyright: '© 2025 Casegood.',
  },
};
const policies = [
  { slug: 'privacy-policy', title: 'Privacy Policy' },
  { slug: 'security-policy', title: 'Security Policy' },
];

beforeEach(() => {
  render(<Footer words={words} policies={policies} />);
});

test.each([
  ['Privacy Policy', '/privacy-policy'],
  ['Security Policy', '/security-policy'],
  ['Casegood on LinkedIn', 'https://social.example/casegood'],
])('%s is a link of its navigation', (name, href) => {
  const navigation = screen.getByRole('navigation', { name: 'Footer' });
  expect(within(navigation).getByRole('link', { name })).toHaveAttribute('href', href);
});

test('it has no other link', () => {
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test.each(['© 2025 Casegood.', 'From a file to an inventory.', 'Casegood'])(
  'it shows %s',
  (text) => {
    expect(within(screen.getByRole('contentinfo')).getByText(text)).toBeVisible();
  },
);
