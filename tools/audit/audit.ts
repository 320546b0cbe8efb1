import { spawnSync } from 'node:child_process';
import { readArguments } from '../setup/arguments.mjs';
import { runMain } from '../setup/run.mjs';
import { islandParts } from './islandParts';

/** What is known about one package: https://docs.npmjs.com/cli/commands/npm-audit */
interface Vulnerability {
  name: string;
  /** Advisories about the package itself; a string names a dependency that has one instead. */
  via: (string | { title: string; url: string })[];
  /** Where it is installed, for example `node_modules/a/node_modules/b`. */
  nodes: string[];
}

runMain(async () => {
  readArguments(
    'npm run audit     lists the packages that browsers get, and their known vulnerabilities',
  );
  const { packages } = await islandParts();
  console.log(`${packages.length} packages are in the scripts that browsers get:`);
  for (const { name, version, license } of packages) {
    console.log(`  ${name} ${version}, ${license}`);
  }
  console.log('The two typefaces are in static/fonts/, next to their licence.');
  // npm fails for any advisory, even a build-only one, so only its output counts.
  const maxBuffer = Number.POSITIVE_INFINITY;
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer });
  const { vulnerabilities }: { vulnerabilities?: Record<string, Vulnerability> } = JSON.parse(
    stdout || '{}',
  );
  if (vulnerabilities === undefined) {
    throw new Error(`Nothing was checked: "npm audit" got no report from the registry.\n${stdout}`);
  }
  for (const { name, via, nodes } of Object.values(vulnerabilities)) {
    const isShipped = packages.some(({ folder }) => nodes.includes(folder));
    for (const { title, url } of via.filter((each) => typeof each !== 'string')) {
      console.log(
        `${name}: ${title}, ${isShipped ? 'in browsers' : 'only in builds and tests'}: ${url}`,
      );
      if (isShipped) process.exitCode = 1;
    }
  }
});
