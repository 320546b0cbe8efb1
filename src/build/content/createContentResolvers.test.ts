import { oncePerPicture } from './createContentResolvers';

function picture(id: string, contentDigest = 'digest') {
  return { id, internal: { contentDigest } };
}

/** A resolver as Gatsby calls it, and the one in whose place it stands, which numbers its answers. */
function makeResolver() {
  let count = 0;
  const original = jest.fn((..._all: unknown[]): unknown => {
    count += 1;
    return Promise.resolve(`answer ${count}`);
  });
  const resolve = oncePerPicture();
  const context = { of: 'the query' };
  return {
    original,
    context,
    ask: (source: ReturnType<typeof picture>, args: Record<string, unknown> = {}) =>
      resolve(source, args, context, { originalResolver: original }),
  };
}

test('a picture is asked for once, however many pages show it', async () => {
  const { ask, original } = makeResolver();
  expect(await Promise.all([ask(picture('portal')), ask(picture('portal'))])).toEqual([
    'answer 1',
    'answer 1',
  ]);
  expect(original).toHaveBeenCalledTimes(1);
});

test.each([
  ['another picture', picture('brand'), { width: 640 }],
  ['the picture after it has changed', picture('portal', 'other digest'), { width: 640 }],
  ['other arguments', picture('portal'), { width: 1280 }],
  ['no arguments', picture('portal'), {}],
])('%s is asked for by itself', async (_name, source, args) => {
  const { ask } = makeResolver();
  expect(await ask(picture('portal'), { width: 640 })).toBe('answer 1');
  expect(await ask(source, args)).toBe('answer 2');
  expect(await ask(picture('portal'), { width: 640 })).toBe('answer 1');
});

test('an answer of nothing is an answer too', () => {
  const { ask, original } = makeResolver();
  original.mockReturnValue(null);
  expect([ask(picture('portal')), ask(picture('portal'))]).toEqual([null, null]);
  expect(original).toHaveBeenCalledTimes(1);
});

test('the resolver in whose place it stands is given all that it was', () => {
  const { ask, original, context } = makeResolver();
  ask(picture('portal'), { width: 640 });
  expect(original).toHaveBeenCalledWith(picture('portal'), { width: 640 }, context, {
    originalResolver: original,
  });
});

test('two of them share nothing', async () => {
  expect(await makeResolver().ask(picture('portal'))).toBe('answer 1');
  const second = makeResolver();
  expect(await second.ask(picture('portal'))).toBe('answer 1');
  expect(second.original).toHaveBeenCalledTimes(1);
});
