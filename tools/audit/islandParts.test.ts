import { islandParts } from './islandParts';

test('the islands contain what they need, and nothing else of the site', async () => {
  expect((await islandParts()).modules).toEqual([
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
    'src/islands/request/fieldSnapshot.ts',
    'src/islands/request/forms.ts',
    'src/islands/request/hydrateRequestForm.tsx',
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

test('the islands contain these packages, each with its licence', async () => {
  const { packages } = await islandParts();
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
