import { compareVersions } from './differences';

const file = (title: string, rest = '') => `---
title: ${title}
description: A description.
updated: 2026-01-01
---

The text.${rest}
`;

test('versions differ in fields, by their labels, and any combination of them can be made', () => {
  const mine = file('My title', ' And more of mine.');
  const theirs = file('Their title', ' And more of theirs.');
  const { differences, combine } = compareVersions('policies', mine, theirs);
  expect(differences).toEqual([
    { label: 'Title', mine: 'My title', theirs: 'Their title' },
    {
      label: 'Text',
      mine: 'The text. And more of mine.',
      theirs: 'The text. And more of theirs.',
    },
  ]);
  expect(combine(new Set())).toBe(theirs);
  expect(combine(new Set([0, 1]))).toBe(mine);
  expect(combine(new Set([0]))).toBe(file('My title', ' And more of theirs.'));
});

test('lists of different lengths differ as a whole, and a field that one version lacks is nothing there', () => {
  const video = (fields: object) => `${JSON.stringify(fields, null, 2)}\n`;
  const mine = video({ title: 'T', address: 'https://vimeo.com/1', sample: true });
  const theirs = video({ title: 'T', address: 'https://vimeo.com/1' });
  const { differences, combine } = compareVersions('videos', mine, theirs);
  expect(differences).toEqual([{ label: 'Sample', mine: 'true', theirs: '' }]);
  expect(combine(new Set([0]))).toBe(mine);
  expect(combine(new Set())).toBe(theirs);

  const redirects = (...from: string[]) =>
    video({ redirects: from.map((each) => ({ from: each, to: '/' })) });
  const lists = compareVersions('redirects', redirects('/a', '/b'), redirects('/c'));
  expect(lists.differences.map(({ label }) => label)).toEqual(['Redirects']);
  expect(lists.combine(new Set([0]))).toBe(redirects('/a', '/b'));
});
