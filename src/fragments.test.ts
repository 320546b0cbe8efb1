import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders in the order in which imports run; the lint rules enforce it too. */
const folders = ['components', 'islands', 'sections', 'layout', 'templates', 'pages'];

const files = folders.flatMap((folder, level) =>
  readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => {
      const code = readFileSync(join('src', folder, file), 'utf8');
      const queries = [...code.matchAll(/\bgraphql`([^`]*)`/g)].join();
      return { file: join(folder, file), level, queries };
    }),
);

/** The level of the folder that each fragment is in. */
const levels = new Map(
  files.flatMap(({ level, queries }) =>
    [...queries.matchAll(/\bfragment (\w+) on/g)].map(([, name]) => [name, level]),
  ),
);

const spreads = files.flatMap(({ file, level, queries }) =>
  [...queries.matchAll(/\.\.\.(\w+)/g)].map(([, name]) => ({ file, level, name })),
);

test('fragments run the same way as imports', () => {
  expect(spreads).toContainEqual({
    file: join('sections', 'Hero.tsx'),
    level: folders.indexOf('sections'),
    name: 'Action',
  });
  const upward = spreads.filter(({ level, name }) => (levels.get(name) ?? Infinity) > level);
  expect(upward).toEqual([]);
});
