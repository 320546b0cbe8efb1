import { splitVersion, withVersion } from './versionedText';

const version = '"a-b_1"';

test.each([
  ['that comes from a file', `${withVersion('{}\n', version)}`, { text: '{}\n', version }],
  [
    'to which the engine adds a line break',
    `${withVersion('{}\n', version)}\n`,
    { text: '{}\n', version },
  ],
  ['that is new', withVersion('{}\n', undefined), { text: '{}\n', version: '' }],
  ['with a null character', withVersion('a\0b', version), { text: 'a\0b', version }],
])('a text %s is split from its version', (_which, versioned, split) => {
  expect(splitVersion(versioned)).toEqual(split);
});
