import { readPort } from './ports';

afterEach(() => {
  delete process.env.PORT;
});

test.each([
  ['8080', 8080],
  [' 8080 ', 8080],
  [' ', undefined],
  ['65535', 65_535],
])('PORT=%j chooses the port %s', (text, port) => {
  process.env.PORT = text;
  expect(readPort('PORT')).toBe(port);
});

test.each(['0', '65536', '-1', '80a', '0x50', '8e3', ':8080'])('PORT=%j is refused', (text) => {
  process.env.PORT = text;
  expect(() => readPort('PORT')).toThrow(`PORT ("${text}") is not a port`);
});
