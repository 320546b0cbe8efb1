const { appendFileSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { resolve } = require('node:path');

/** What this process and those that it starts have claimed. */
const CLAIMED = 'CASEGOOD_CLAIMED';

/**
 * Claims what only one command at a time may write to, such as Gatsby’s cache, until this process ends. What this
 * process starts may write there, too, and shares the claim by asking for it: so nobody else gets it while that is at
 * work, even if this process is killed. Ends this process, with one sentence, where another one has the claim.
 *
 * @param {string} file notes who has it, a process a line
 */
function claim(file) {
  const own = process.env[CLAIMED] || '';
  const claimed = own.split('\n');
  const name = process.env.npm_lifecycle_event || '';
  const command = name === '' ? process.argv.slice(1).join(' ') : `npm run ${name}`;
  const note = `${process.pid} ${command.replace(/\s+/g, ' ')}\n`;
  if (claimed.includes(resolve(file))) return appendFileSync(file, note);
  while (!written(file, note)) {
    const holder = readHolder(file);
    if (holder !== undefined) {
      console.error(
        `"${holder.command}" (process ${holder.pid}) is at work in this folder, and would lose its files. ` +
          `End it, then try again; if it has ended, remove ${file}.`,
      );
      process.exit(1);
    }
    rmSync(file, { force: true });
  }
  process.env[CLAIMED] = [...claimed, resolve(file)].join('\n');
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Whether the note could be written, since there was none. */
function written(file, note) {
  try {
    writeFileSync(file, note, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    console.error(
      `Nothing can be written to ${process.cwd()} (${error.code}): is the disk full, or does the folder belong to ` +
        'another account?',
    );
    return process.exit(1);
  }
}

/** Who has the claim; undefined if all were ended without a chance to give it back. */
function readHolder(file) {
  try {
    const notes = [...readFileSync(file, 'utf8').matchAll(/^(\d+) (.*)$/gm)];
    const [, pid, command] = notes.find(([, each]) => isAlive(Number(each))) ?? [];
    return pid === undefined ? undefined : { pid, command };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0) && !isZombie(pid);
  } catch (error) {
    // Another account’s process can’t be signalled.
    return error.code === 'EPERM';
  }
}

/** Whether a process has ended, and nobody has asked how: in a container there may be nobody to ask. */
function isZombie(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

module.exports = { claim };
