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
const page = { path: '/clients', draftLabel: 'Draft' };
const policy = { slug: 'terms', draftLabel: null };

test.each<[Queries.ActionFragment, string]>([
  [{ __typename: 'DemoAction', label: 'Go' }, 'book-a-demo'],
  [{ __typename: 'ContactAction', label: 'Go' }, 'contact-sales'],
  [{ __typename: 'VideoAction', label: 'Go', video }, '_video-tour'],
])('%j opens its dialog without a script, and submits no form', (action, dialog) => {
  render(<ActionButton action={action} />);
  const button = screen.getByRole('button', { name: 'Go' });
  expect(button).toHaveAttribute('command', 'show-modal');
  expect(button).toHaveAttribute('commandfor', dialog);
  expect(button).toHaveAttribute('type', 'button');
});

test.each<[Queries.ActionFragment, string]>([
  [{ __typename: 'LinkAction', label: 'Go', address: '#book-a-demo' }, '#book-a-demo'],
  [{ __typename: 'PageAction', label: 'Go', page, anchor: null }, '/clients'],
  [{ __typename: 'PolicyAction', label: 'Go', policy, anchor: 'data' }, '/terms#data'],
])('%j is a link, and says so if its page is unpublished', (action, address) => {
  render(<ActionButton action={action} />);
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', address);
  const isDraft = action.__typename === 'PageAction';
  expect(link.previousElementSibling?.textContent).toBe(isDraft ? 'Draft' : undefined);
});
