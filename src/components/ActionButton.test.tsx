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
const link: Queries.ActionFragment = { __typename: 'LinkAction', label: 'Go', address: '/clients' };

describe.each([false, true])('primary: %s', (primary) => {
  test.each(dialogActions)('%s opens its dialog without a script', (_name, action, dialog) => {
    render(<ActionButton action={action} primary={primary} />);
    const button = screen.getByRole('button', { name: 'Go' });
    expect(button).toHaveAttribute('command', 'show-modal');
    expect(button).toHaveAttribute('commandfor', dialog);
  });

  test('a link action is a link to its address', () => {
    render(<ActionButton action={link} primary={primary} />);
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/clients');
  });
});

test('a button is none that submits a form', () => {
  render(<ActionButton action={{ __typename: 'DemoAction', label: 'Go' }} />);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
