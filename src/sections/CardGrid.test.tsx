/** @jest-environment ./test/jest/environment.ts */
import { render, screen } from '@testing-library/react';
import { CardGrid } from './CardGrid';

const card = { icon: null, picture: null, title: 'A card', text: 'Words', action: null };

test('an unpublished card says so, and no other does, though their words are the same', () => {
  const problems = jest.spyOn(console, 'error');
  const cards = [
    { ...card, draftLabel: 'Draft' },
    { ...card, draftLabel: null },
  ];
  render(<CardGrid cards={cards} headingLevel={2} />);
  expect(screen.getAllByText('A card')).toHaveLength(2);
  expect(screen.getAllByText('Draft')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[0]).toContainElement(screen.getByText('Draft'));
  expect(problems).not.toHaveBeenCalled();
});
