import { differencesOf } from './differences';

const file = (title: string, rest = '') => `---
title: ${title}
description: A description.
updated: 2026-01-01
---

The text.${rest}
`;

test('versions differ in fields, by their labels', () => {
  const mine = file('My title', ' And more of mine.');
  const theirs = file('Their title', ' And more of theirs.');
  expect(differencesOf('policies', mine, theirs)).toEqual([
    { label: 'Title', mine: 'My title', theirs: 'Their title' },
    {
      label: 'Text',
      mine: 'The text. And more of mine.',
      theirs: 'The text. And more of theirs.',
    },
  ]);
});

test('lists of different lengths differ as a whole, and a field missing from one version is empty there', () => {
  const video = (fields: object) => `${JSON.stringify(fields, null, 2)}\n`;
  const mine = video({ title: 'T', address: 'https://vimeo.com/1', sample: true });
  const theirs = video({ title: 'T', address: 'https://vimeo.com/1' });
  expect(differencesOf('videos', mine, theirs)).toEqual([
    { label: 'Sample', mine: 'true', theirs: '' },
  ]);

  const redirects = (...from: string[]) =>
    video({ redirects: from.map((each) => ({ from: each, to: '/' })) });
  const lists = differencesOf('redirects', redirects('/a', '/b'), redirects('/c'));
  expect(lists.map(({ label }) => label)).toEqual(['Redirects']);
});
