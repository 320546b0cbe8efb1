/** @jest-environment ./test/jest/environment.ts */
import { render, screen, waitFor } from '@testing-library/react';
import { Picture } from './Picture';

type File = Queries.PictureFragment['file'];

function file(name: string): File {
  return {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained',
        width: 640,
        height: 400,
        images: {
          sources: [
            { type: 'image/avif', srcSet: `/${name}.avif 640w`, sizes: 'unused' },
            { type: 'image/webp', srcSet: `/${name}.webp 640w`, sizes: 'unused' },
          ],
          fallback: { src: `/${name}.png`, srcSet: `/${name}.png 640w`, sizes: 'unused' },
        },
      },
    },
  };
}

const light: Queries.PictureFragment = { alt: 'A table', file: file('light'), darkFile: null };
const both: Queries.PictureFragment = { ...light, darkFile: file('dark') };

function sources(): (string | null)[][] {
  return [...document.querySelectorAll('source')].map((source) =>
    ['media', 'type', 'srcset', 'sizes'].map((name) => source.getAttribute(name)),
  );
}

test('a picture with a dark one offers that first, then the light one in each format', () => {
  render(<Picture picture={both} sizes="92vw" />);
  const dark = '(prefers-color-scheme: dark)';
  expect(sources()).toStrictEqual([
    [dark, 'image/avif', '/dark.avif 640w', '92vw'],
    [dark, 'image/webp', '/dark.webp 640w', '92vw'],
    [dark, null, '/dark.png 640w', '92vw'],
    [null, 'image/avif', '/light.avif 640w', '92vw'],
    [null, 'image/webp', '/light.webp 640w', '92vw'],
  ]);
});

test('the image itself is the light one, of its size', () => {
  render(<Picture picture={both} sizes="92vw" />);
  const image = screen.getByRole('img', { name: 'A table' });
  const attributes = { src: '/light.png', srcset: '/light.png 640w', sizes: '92vw' };
  for (const [name, value] of Object.entries({ ...attributes, width: '640', height: '400' })) {
    expect(image).toHaveAttribute(name, value);
  }
});

test.each([
  ['the first picture of a page', true, 'eager', 'high'],
  ['any other picture', false, 'lazy', null],
])('%s loads in its order', (_name, first, loading, priority) => {
  render(<Picture picture={both} sizes="92vw" first={first} />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', loading);
  expect(image.getAttribute('fetchpriority')).toBe(priority);
});

/** What the head preloads, once Helmet has written to it. */
function preloads(): (string | null)[][] {
  return [...document.head.querySelectorAll('link[rel="preload"]')].map((link) =>
    ['as', 'type', 'imagesrcset', 'imagesizes', 'media', 'fetchpriority'].map((name) =>
      link.getAttribute(name),
    ),
  );
}

test('the first picture is preloaded by the head, in the best format and for either scheme', async () => {
  render(<Picture picture={both} sizes="92vw" first />);
  await waitFor(() =>
    expect(preloads()).toStrictEqual(
      ['dark', 'light'].map((scheme) => [
        'image',
        'image/avif',
        `/${scheme}.avif 640w`,
        '92vw',
        `(prefers-color-scheme: ${scheme})`,
        'high',
      ]),
    ),
  );
});

test('the first picture without a dark one is preloaded in both modes', async () => {
  render(<Picture picture={light} sizes="92vw" first />);
  await waitFor(() =>
    expect(preloads()).toStrictEqual([
      ['image', 'image/avif', '/light.avif 640w', '92vw', null, 'high'],
    ]),
  );
});

test('a file that the build made no picture of shows nothing', () => {
  const { container } = render(
    <Picture picture={{ ...light, file: { childImageSharp: null } }} sizes="92vw" />,
  );
  expect(container).toBeEmptyDOMElement();
});
