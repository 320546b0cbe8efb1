import { spawnSync } from 'node:child_process';
import { type KnownProblem, splitKnownProblems } from './advisories';
import { islandParts } from './islandParts';

/** Exits with 1 if browsers get a known problem, and with 2 if nothing could be checked. */
async function main(): Promise<void> {
  const { packages } = await islandParts();
  console.log(`${packages.length} packages are in the scripts that browsers get:`);
  for (const { name, version, license } of packages) {
    console.log(`  ${name} ${version}, ${license}`);
  }
  console.log('The two typefaces are in static/fonts/, next to their licence.\n');
  // npm fails for any problem, even a build-only one, so only its output counts.
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const { shipped, buildOnly } = splitKnownProblems(stdout ?? '', packages);
  listProblems('in what browsers get', shipped);
  listProblems('in what only builds and tests use', buildOnly);
  if (shipped.length > 0) process.exitCode = 1;
}

function listProblems(where: string, problems: readonly KnownProblem[]): void {
  console.log(`${problems.length} known problems ${where}${problems.length > 0 ? ':' : '.'}`);
  for (const { name, severity, title, url } of problems) {
    console.log(`  ${name} (${severity}): ${title}\n    ${url}`);
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
