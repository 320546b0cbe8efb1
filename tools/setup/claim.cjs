const { readFileSync, rmSync, writeFileSync } = require('node:fs');
const { resolve } = require('node:path');

/** What this process and those that it starts have claimed. */
const CLAIMED = 'CASEGOOD_CLAIMED';

/**
 * Claims what only one command at a time may write to, such as Gatsby’s cache, until this process ends. What this
 * process starts may write there, too. Ends this process, with one sentence, where another one has the claim.
 *
 * @param {string} file notes who has it
 */
function claim(file) {
  const own = process.env[CLAIMED] || '';
  const claimed = own.split('\n');
  if (claimed.includes(resolve(file))) return;
  const name = process.env.npm_lifecycle_event || '';
  const command = name === '' ? process.argv.slice(1).join(' ') : `npm run ${name}`;
  const note = `${process.pid} ${command}`;
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
    throw error;
  }
}

/** Who has the claim; undefined if that process was ended without a chance to give it back. */
function readHolder(file) {
  try {
    const [, pid, command] = /^(\d+) (.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
    return pid !== undefined && isAlive(Number(pid)) ? { pid, command } : undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another account’s process can’t be signalled.
    return error.code === 'EPERM';
  }
}

module.exports = { claim };
