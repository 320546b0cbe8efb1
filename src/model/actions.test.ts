import { schemaOf } from '../../kit/content/fields/schema';

jest.mock('./textPages', () => ({
  pageKinds: ['event', 'offer', 'hour', 'user guide'].map((noun) => ({
    noun,
    to: 'pages',
    example: 'clients',
  })),
}));

test.each([
  ['event', 'an event'],
  ['offer', 'an offer'],
  ['hour', 'an hour'],
  ['user guide', 'a user guide'],
])('a button to a kind of page, and a banner on it: %s', (noun, one) => {
  const { action } = jest.requireActual('./actions');
  const choice = schemaOf(action);
  const { label, hint } = (choice.is === 'choice' && choice.groups.get(noun)) || choice;
  expect(`${label}. ${hint}`).toBe(`Go to ${one}. Links to ${one} while it’s published.`);
});
