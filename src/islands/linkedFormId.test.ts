import { linkedFormId } from './linkedFormId';

test.each([
  '#book-a-demo',
  '#Book-a-Demo',
  '#book-a-demo?utm_source=mail',
  '#book-a-demo&gclid=x',
  '#book-a-demo/',
  '#book-a-demo.',
  '#book-a-demo%20',
  '#book-a-demo%E2%80%9D',
  '#book-a-demo).',
  '#book-a-demo_',
  '#book-a-demo#',
  '#book-a-demo:~:text=piece',
])('%s means the form', (fragment) => {
  expect(linkedFormId(fragment)).toBe('book-a-demo');
});

test.each([
  '',
  '#',
  '#%',
  '#_content',
  '#2-pieces',
  '#book-a-demo-2',
  '#book-a-demo-返品',
  '#_video-tour',
  '#"]',
  '#\\',
  '#\u0000',
  '##',
  '#:~:text=a',
  '/clients#book-a-demo',
])('%s means none', (fragment) => {
  expect(linkedFormId(fragment)).toBeUndefined();
});
