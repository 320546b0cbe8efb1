/** @jest-environment ./test/jest/environment.ts */
import { render, screen } from '@testing-library/react';
import { ActionButton } from './ActionButton';

const video = {
  slug: 'tour',
  title: 'A tour',
  address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  sample: null,
  published: null,
  thumbnail: null,
};

const dialogActions: [string, Queries.ActionFragment, string][] = [
  ['a demo action', { __typename: 'DemoAction', label: 'Go' }, 'book-a-demo'],
  ['a contact action', { __typename: 'ContactAction', label: 'Go' }, 'contact-sales'],
  ['a video action', { __typename: 'VideoAction', label: 'Go', video }, '_video-tour'],
];
const page = { path: '/clients', draftLabel: null };
const policy = { slug: 'terms', draftLabel: null };
const linkActions: [Queries.ActionFragment, string][] = [
  [{ __typename: 'LinkAction', label: 'Go', address: '#book-a-demo' }, '#book-a-demo'],
  [{ __typename: 'PageAction', label: 'Go', page, anchor: null }, '/clients'],
  [{ __typename: 'PageAction', label: 'Go', page, anchor: 'why' }, '/clients#why'],
  [{ __typename: 'PolicyAction', label: 'Go', policy, anchor: 'data' }, '/terms#data'],
];

describe.each([false, true])('primary: %s', (primary) => {
  test.each(dialogActions)('%s opens its dialog without a script', (_name, action, dialog) => {
    render(<ActionButton action={action} primary={primary} />);
    const button = screen.getByRole('button', { name: 'Go' });
    expect(button).toHaveAttribute('command', 'show-modal');
    expect(button).toHaveAttribute('commandfor', dialog);
  });

  test.each(linkActions)('%j is a link', (action, address) => {
    render(<ActionButton action={action} primary={primary} />);
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', address);
  });
});

test('a button to an unpublished page says so', () => {
  const draft = { ...page, draftLabel: 'Draft' };
  render(
    <ActionButton action={{ __typename: 'PageAction', label: 'Go', page: draft, anchor: null }} />,
  );
  expect(screen.getByText('Draft').nextElementSibling).toBe(screen.getByRole('link'));
});

test('a button doesn’t submit a form', () => {
  render(<ActionButton action={{ __typename: 'DemoAction', label: 'Go' }} />);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
