/** @jest-environment ./test/jest/environment.ts */
import { render } from '@testing-library/react';
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

const picture = { alt: 'A table', file: file('light'), darkFile: file('dark') };

/** These attributes of each match, in order. */
function attributes(selector: string, ...names: string[]): (string | null)[][] {
  return [...document.querySelectorAll(selector)].map((element) =>
    names.map((name) => element.getAttribute(name)),
  );
}

test('a picture offers the dark one first, and then the light one, in each format', () => {
  render(<Picture picture={picture} sizes="92vw" />);
  const dark = '(prefers-color-scheme: dark)';
  expect(attributes('source', 'media', 'type', 'srcset', 'sizes')).toStrictEqual([
    [dark, 'image/avif', '/dark.avif 640w', '92vw'],
    [dark, 'image/webp', '/dark.webp 640w', '92vw'],
    [dark, null, '/dark.png 640w', '92vw'],
    [null, 'image/avif', '/light.avif 640w', '92vw'],
    [null, 'image/webp', '/light.webp 640w', '92vw'],
  ]);
  const names = ['alt', 'src', 'srcset', 'sizes', 'width', 'height', 'loading', 'fetchpriority'];
  expect(attributes('img', ...names)).toStrictEqual([
    ['A table', '/light.png', '/light.png 640w', '92vw', '640', '400', 'lazy', null],
  ]);
});
