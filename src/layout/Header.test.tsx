import { render, screen, within } from '@testing-library/react';
import { Header } from './Header';

const words: Queries.HeaderFragment = {
  product: 'Casegood',
  header: {
    home: 'Casegood, home',
    navigation: 'Main',
    switcher: 'Audience',
    menu: 'Menu',
    logIn: 'Log In',
    logInHint: 'opens in a new tab',
    logInAddress: 'https://app.casegood.example/sign-in',
    contact: 'Contact Sales',
  },
};

const audiences = [
  { path: '/', label: 'For Dealers' },
  { path: '/clients', label: 'For Clients' },
  { path: '/architects', label: 'For Architects' },
];

function renderAt(path: string) {
  render(<Header words={words} audiences={audiences} path={path} />);
}

function switcherLinks(): HTMLElement[] {
  return within(screen.getByRole('list', { name: 'Audience' })).getAllByRole('link');
}

test('the logo leads home', () => {
  renderAt('/clients');
  expect(screen.getByRole('link', { name: 'Casegood, home' })).toHaveAttribute('href', '/');
});

test('the switcher has a link to every audience, in the order given', () => {
  renderAt('/');
  const found = switcherLinks().map((link) => [link.textContent, link.getAttribute('href')]);
  expect(found).toStrictEqual(audiences.map(({ path, label }) => [label, path]));
});

test.each([
  ['/', 'For Dealers'],
  ['/clients', 'For Clients'],
  ['/architects', 'For Architects'],
])('at %s only %s is the current page', (path, label) => {
  renderAt(path);
  const current = switcherLinks().filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toStrictEqual([label]);
  expect(current[0]).toHaveAttribute('aria-current', 'page');
});

test.each(['/privacy-policy', ''])('at "%s" no audience is the current page', (path) => {
  renderAt(path);
  expect(switcherLinks().filter((link) => link.hasAttribute('aria-current'))).toHaveLength(0);
});

test('Log In opens the sign-in page in a new tab, and says so', () => {
  renderAt('/');
  const link = screen.getByRole('link', { name: 'Log In (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://app.casegood.example/sign-in');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('Contact Sales opens the contact dialog without a script', () => {
  renderAt('/');
  const button = screen.getByRole('button', { name: 'Contact Sales' });
  expect(button).toHaveAttribute('command', 'show-modal');
  expect(button).toHaveAttribute('commandfor', '_request-contact');
});

test('the menu button opens the navigation, which is a popover', () => {
  renderAt('/');
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
});

test('all but the logo and the menu button is in the menu', () => {
  renderAt('/');
  const menu = screen.getByRole('navigation', { name: 'Main' });
  const outside = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].filter(
    (control) => !menu.contains(control),
  );
  expect(outside).toStrictEqual([
    screen.getByRole('link', { name: 'Casegood, home' }),
    screen.getByRole('button', { name: 'Menu' }),
  ]);
});
