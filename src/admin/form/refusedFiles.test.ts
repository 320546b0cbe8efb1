/** @jest-environment ./test/jest/environment.ts */
import { refusal } from './refusedFiles';

test.each([
  ['logo.svg', 'image/svg+xml', 'Export it as PNG'],
  ['logo', 'image/svg+xml', 'Export it as PNG'],
  ['IMG_1.HEIC', '', 'Export it as JPEG'],
  ['photo', 'image/heif', 'Export it as JPEG'],
  ['table.pdf', 'application/pdf', 'Choose a PNG, JPEG, WebP or AVIF file.'],
])('%s is refused, with what to do', (name, type, words) => {
  expect(refusal({ name, type })).toContain(words);
});

test.each(['a.png', 'a.JPG', 'a b.jpeg', 'a.webp', 'a.avif'])('%s is accepted', (name) => {
  expect(refusal({ name, type: '' })).toBeUndefined();
});
