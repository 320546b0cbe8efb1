import { queryData } from './queryData';

test('an answer is its data', () => {
  expect(queryData('The pages', { data: { pages: 5 } })).toEqual({ pages: 5 });
});

test.each([
  ['no data', {}],
  ['null', { data: null }],
  [
    'errors beside a part',
    { data: { pages: 5 }, errors: [new Error('Cannot query field "page".')] },
  ],
  ['null and errors', { data: null, errors: [new Error('Cannot query field "page".')] }],
])('%s stops the build', (_, answer) => {
  expect(() => queryData('The pages', answer)).toThrow('The pages could not be listed.');
});

test('it says what the query lacks', () => {
  const errors = [new Error('Cannot query field "page".')];
  expect(() => queryData('The pages', { errors })).toThrow('Cannot query field "page".');
});
