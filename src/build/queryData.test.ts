import { queryData } from './queryData';

const query = '{ pages }';

test('an answer is its data', async () => {
  expect(await queryData(async () => ({ data: { pages: 5 } }), query)).toEqual({ pages: 5 });
});

test.each([
  ['no data', {}],
  ['null', { data: null }],
  ['errors beside a part', { data: { pages: 5 }, errors: [new Error('No field "page".')] }],
  ['null and errors', { data: null, errors: [new Error('No field "page".')] }],
])('%s stops the build, which names the query', async (_, answer) => {
  await expect(queryData(async () => answer, query)).rejects.toThrow('{ pages }');
});

test('it says what the query lacks', async () => {
  const errors = [new Error('No field "page".')];
  await expect(queryData(async () => ({ errors }), query)).rejects.toThrow('No field "page".');
});
