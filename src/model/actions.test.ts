import { groupsOf, recordOf } from '../../kit/content/fields/shape';

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
  const { label, hint } = recordOf(groupsOf(action).get(noun) ?? action);
  expect(`${label}. ${hint}`).toBe(`Go to ${one}. Links to ${one} while it’s published.`);
});
