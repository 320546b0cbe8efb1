import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readIslands } from '../../src/build/islands/islandFiles';
import { PROJECT, PUBLIC } from '../support/fixtureSite';
import { expect, test } from '../support/site';

test('the scripts of the islands are all the scripts of the site', () => {
  const scripts = readdirSync(PUBLIC).filter((name) => name.endsWith('.js'));
  expect(readIslands(PROJECT).files.sort()).toEqual(scripts.sort());
});

test('the islands weigh at most 75 KB, in two files', () => {
  const { files } = readIslands(PROJECT);
  const bytes = files.map((name) => statSync(join(PUBLIC, `${name}.br`)).size);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(75_000);
});

test('the islands hold what they need, and nothing else of the site', () => {
  expect(readIslands(PROJECT).modules).toEqual([
    'src/components/Button.tsx',
    'src/components/Icon.tsx',
    'src/components/afterPaint.ts',
    'src/components/elementId.ts',
    'src/components/forwardAllProps.ts',
    'src/components/setBusy.ts',
    'src/content/markdown/formAnchors.js',
    'src/islands/browser.tsx',
    'src/islands/classNames.ts',
    'src/islands/hydrate.tsx',
    'src/islands/request/Honeypot.tsx',
    'src/islands/request/MailInstead.tsx',
    'src/islands/request/RequestField.tsx',
    'src/islands/request/RequestForm.tsx',
    'src/islands/request/Toast.tsx',
    'src/islands/request/Toasts.tsx',
    'src/islands/request/draft.ts',
    'src/islands/request/forms.ts',
    'src/islands/request/hydrateRequestForm.tsx',
    'src/islands/request/keptFields.ts',
    'src/islands/request/mailLink.ts',
    'src/islands/request/submitRequest.ts',
    'src/islands/request/toastStyles.ts',
    'src/islands/request/useRequestForm.ts',
    'src/islands/useOpenChange.ts',
    'src/islands/video/Player.tsx',
    'src/islands/video/hydratePlayer.tsx',
    'src/theme.ts',
  ]);
});

test('the islands hold these packages, each with its licence', () => {
  const { packages } = readIslands(PROJECT);
  expect(packages.map(({ name }) => name)).toEqual([
    '@babel/runtime',
    '@emotion/hash',
    '@emotion/memoize',
    '@emotion/serialize',
    '@emotion/unitless',
    'clsx',
    'goober',
    'notistack',
    'react',
    'react-dom',
    'scheduler',
  ]);
  for (const { license, version } of packages) {
    expect(license).toMatch(/^(?:MIT|BSD-3-Clause|ISC|Apache-2.0|0BSD)$/);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  }
});
