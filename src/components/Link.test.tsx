/** @jest-environment ./test/jest/environment.ts */
import { render, screen } from '@testing-library/react';
import { Link } from './Link';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/prefix${path}` }));

test.each([
  ['the home page', '/', '/prefix/'],
  ['a page', '/clients', '/prefix/clients'],
  ['a place on a page', '/clients#why', '/prefix/clients#why'],
])('a link to %s knows the path prefix', (_name, href, expected) => {
  render(<Link href={href}>Go</Link>);
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', expected);
});

test.each([
  ['another site', 'https://app.casegood.example/sign-in'],
  ['a mail address', 'mailto:hello@casegood.example'],
  ['a place on this page', '#content'],
])('a link to %s stays as it is', (_name, href) => {
  render(<Link href={href}>Go</Link>);
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href);
});

test('other attributes reach the link', () => {
  render(
    <Link href="/" target="_blank" rel="noopener" aria-current="page">
      Go
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Go', current: 'page' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
