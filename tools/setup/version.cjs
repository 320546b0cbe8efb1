// The first thing that each command runs, on whatever Node there is: so it has no newer syntax, and loads what has only
// once that Node has been accepted.

/** Ends this process, with one sentence, where the packages of the site would fail in the middle of their work. */
function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // Since these, CommonJS can load ES modules, as some packages do.
  const [neededMajor, neededMinor] = major < 21 ? [20, 19] : [22, 12];
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  console.error(
    `This needs Node ${neededMajor}.${neededMinor} or later, and ${process.version} is running.`,
  );
  process.exit(1);
}

refuseOldNode();
require('./packages.cjs').refuseOtherPackages();
