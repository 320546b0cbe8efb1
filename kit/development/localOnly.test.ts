import { localOnly } from './localOnly';

const refusal = 'Editing works only on this machine.';

test.each([
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['192.168.1.5', refusal],
  ['::ffff:10.0.0.5', refusal],
  [undefined, refusal],
])('a request from %s is answered with %s', (remoteAddress, expected) => {
  const headers = { host: 'localhost:8000' };
  const request = { socket: { remoteAddress, localPort: 8000 }, headers, method: 'GET' };
  expect(Reflect.apply(localOnly, undefined, [request])).toBe(expected);
});

test('a page at a name that was made to lead here can’t even read', () => {
  const socket = { remoteAddress: '127.0.0.1', localPort: 8000 };
  const request = { socket, headers: { host: 'evil.example:8000' }, method: 'GET' };
  expect(Reflect.apply(localOnly, undefined, [request])).toMatch('only under the name localhost');
});
