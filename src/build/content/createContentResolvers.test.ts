import { oncePerPicture } from './createContentResolvers';

function picture(id: string, contentDigest = 'digest') {
  return { id, internal: { contentDigest } };
}

test('a picture is asked for once for the same arguments, however many pages show it', () => {
  let count = 0;
  const originalResolver = jest.fn((..._all: unknown[]) => {
    count += 1;
    return count;
  });
  const resolve = oncePerPicture();
  const ask = (source: ReturnType<typeof picture>, args = {}) =>
    resolve(source, args, { of: 'the query' }, { originalResolver });
  const portal = picture('portal');
  expect([ask(portal), ask(portal), ask(picture('brand'))]).toEqual([1, 1, 2]);
  expect([ask(portal, { width: 640 }), ask(portal, { width: 1280 })]).toEqual([3, 4]);
  // After it has changed.
  expect([ask(picture('portal', 'other')), ask(portal)]).toEqual([5, 1]);
  expect(originalResolver).toHaveBeenCalledTimes(5);
  expect(originalResolver).toHaveBeenCalledWith(
    portal,
    {},
    { of: 'the query' },
    { originalResolver },
  );
});
