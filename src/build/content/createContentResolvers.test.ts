import { oncePerPicture } from './createContentResolvers';

test('a picture is planned once for the same arguments, however many pages show it', () => {
  const originalResolver = jest.fn();
  const resolve = oncePerPicture();

  function plans(id: string, args = {}, contentDigest = 'digest'): number {
    resolve({ id, internal: { contentDigest } }, args, {}, { originalResolver });
    return originalResolver.mock.calls.length;
  }

  expect(plans('portal')).toBe(1);
  expect(plans('portal')).toBe(1);
  expect(plans('brand')).toBe(2);
  expect(plans('portal', { width: 640 })).toBe(3);
  expect(plans('portal', { width: 640 })).toBe(3);
  // After it has changed.
  expect(plans('portal', {}, 'other')).toBe(4);
  expect(plans('portal')).toBe(4);
});
