import { execFileSync } from 'node:child_process';

test('a checkout has the line endings of the repository, whatever Git’s settings', () => {
  const asked = ['src/theme.ts', 'content/site.json', 'content/pages/clients.md', 'biome.json'];
  const answer = execFileSync('git', ['check-attr', 'eol', '--', ...asked], { encoding: 'utf8' });
  expect(answer.trim().split('\n')).toEqual(asked.map((file) => `${file}: eol: lf`));
});
