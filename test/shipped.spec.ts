import { readdirSync } from 'node:fs';
import { readShipped } from '../src/hosting/shipped';
import { expect, test } from './support/site';

test('the list of what browsers get names every script of the site, and no other', () => {
  const scripts = readdirSync('public').filter((name) => name.endsWith('.js'));
  // The site's own one is no bundle: it must have the same name in every build.
  const listed = [...readShipped().files.filter((name) => name.endsWith('.js')), 'recover.js'];
  expect(listed.sort()).toEqual(scripts.sort());
});

test('the list of what browsers get names the packages in it, each with its licence', () => {
  const { packages } = readShipped();
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'gatsby', '@emotion/react', 'notistack']),
  );
  for (const name of ['webpack', 'sharp', 'zod', 'typescript']) expect(names).not.toContain(name);
  for (const { license, version } of packages) {
    expect(license).toMatch(/^(?:MIT|BSD-3-Clause|ISC|Apache-2.0|0BSD)$/);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  }
});

test('Gatsby keeps no scroll positions in the browser', () => {
  const names = readShipped().packages.map(({ name }) => name);
  expect(names).not.toContain('gatsby-react-router-scroll');
});
