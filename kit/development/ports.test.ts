import { freePort } from '../../test/support/freePort';
import { readPort, reserveSitePort } from './ports';

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

test('while a site is built, its port is nobody else’s', async () => {
  const free = await freePort();
  process.env.PORT = String(free);
  const { port, release } = await reserveSitePort();
  expect(port).toBe(free);
  await expect(reserveSitePort()).rejects.toThrow(`${free}\nSet PORT to another, or leave it out.`);
  expect((await fetch(`http://127.0.0.1:${free}`)).status).toBe(503);
  await release();
  await (await reserveSitePort()).release();
});
