// Loaded before Gatsby, which would ask whether to take another port, and wait for an answer where nobody can give one.

const { spawnSync } = require('node:child_process');
const { basename } = require('node:path');

/** Ends this process, with one sentence, where the dev server’s port is taken. Gatsby says what is no port. */
function refuseTakenPort() {
  const port = option('--port', '-p') || process.env.PORT || '8000';
  const host = option('--host', '-H') || process.env.HOST || 'localhost';
  const listen = `require('node:net').createServer()
    .once('error', ({ code }) => process.exit(code === 'EADDRINUSE' ? 3 : 0))
    .listen(Number(process.argv[1]), process.argv[2], () => process.exit())`;
  const { status } = spawnSync(process.execPath, ['--eval', listen, port, host]);
  if (status !== 3) return;
  console.error(`Another program has the port ${port}. Set PORT to another, or end that program.`);
  process.exit(1);
}

/** The value of one of Gatsby’s options. */
function option(...names) {
  const [, ...given] = process.argv;
  const at = given.findIndex((each) => names.includes(each.split('=')[0]));
  return at < 0 ? undefined : (given[at].split('=')[1] ?? given[at + 1]);
}

// What Gatsby starts loads this too.
if (basename(process.argv[1] ?? '') === 'cli.js') refuseTakenPort();
