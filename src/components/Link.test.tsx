import { renderToString } from 'react-dom/server';
import { Link } from './Link';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/prefix${path}` }));

test.each([
  ['/', '/prefix/'],
  ['/clients#why', '/prefix/clients#why'],
  ['https://app.casegood.example/sign-in', 'https://app.casegood.example/sign-in'],
  ['#content', '#content'],
])('a link to %s leads to %s', (href, address) => {
  expect(renderToString(<Link href={href} />)).toBe(`<a href="${address}"></a>`);
});
