// Each command runs this first, on any Node and before packages are installed. So it has no new syntax, and imports only
// Node's modules.

const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Whether npm has installed what package-lock.json says. Hosts leave out packages for development. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  const locked = packagesIn('package-lock.json');
  return Object.keys(locked).every((place) => {
    const { version, optional, devOptional, dev } = locked[place];
    if (place === '' || optional || devOptional || (dev && !installs)) return true;
    return installed[place] !== undefined && installed[place].version === version;
  });
}

const parts = process.versions.node.split('.').map(Number);
const needed = parts[0] < 21 ? [20, 19] : [22, 12];
if (parts[0] < needed[0] || (parts[0] === needed[0] && parts[1] < needed[1])) {
  end(`This needs Node ${needed.join('.')} or later, and ${process.version} is running.`);
}
/** These commands, and .ci/run, install what is missing. */
const installs = ['start', 'test', 'test:all', undefined].includes(process.env.npm_lifecycle_event);
if (!isInstalled()) {
  if (!installs)
    end('Packages are missing, or not those of package-lock.json. Run: npm ci --include=dev');
  console.log('Installing packages: some 2,000, which takes one to three minutes...');
  // With NODE_ENV=production, npm would leave out what tests need.
  const { status } = spawnSync('npm', ['ci', '--include=dev'], { stdio: 'inherit' });
  if (status !== 0) end('The packages could not be installed: see above.');
}
