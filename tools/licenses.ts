import { readIslands } from '../src/build/islands/islandFiles';

/** Lists the packages that are part of the scripts for browsers. */
function main(): void {
  const { packages } = readIslands();
  const width = Math.max(...packages.map(({ name, version }) => name.length + version.length + 1));
  for (const { name, version, license } of packages) {
    console.log(`${`${name} ${version}`.padEnd(width)}  ${license}`);
  }
  console.log(
    `\n${packages.length} packages are in the scripts that browsers get. The two typefaces lie with their licence in ` +
      'static/fonts/.',
  );
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
