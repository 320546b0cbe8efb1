/** @jest-environment ./test/jest/environment.ts */
import { render, screen, within } from '@testing-library/react';
import { Header } from './Header';

const words: Queries.HeaderFragment = {
  product: 'Casegood',
  newTab: 'opens in a new tab',
  header: {
    home: 'Casegood, home',
    navigation: 'Main',
    switcher: 'Audience',
    menu: 'Menu',
    logIn: 'Log In',
    logInAddress: 'https://app.casegood.example/sign-in',
    contact: 'Contact Sales',
  },
};

const audiences = [
  { path: '/clients', label: 'For Clients' },
  { path: '/', label: 'For Dealers' },
  { path: '/architects', label: 'For Architects' },
];

// How the header looks and works with the site's own audiences is tested in browsers (test/page/headerAndFooter.spec.ts).
test.each([
  ['/', 'For Dealers'],
  ['/clients', 'For Clients'],
  ['/architects', 'For Architects'],
  ['/privacy-policy', undefined],
  ['', undefined],
])('at "%s" the switcher has every audience, in the order given, and marks %s', (path, marked) => {
  render(<Header words={words} audiences={audiences} path={path} />);
  const links = within(screen.getByRole('list', { name: 'Audience' })).getAllByRole('link');
  const found = links.map((link) => ({
    path: link.getAttribute('href'),
    label: link.textContent,
    current: link.getAttribute('aria-current'),
  }));
  expect(found).toEqual(
    audiences.map((each) => ({ ...each, current: each.label === marked ? 'page' : null })),
  );
});
