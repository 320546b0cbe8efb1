// Loaded before a program of others, which then has the folder to itself.

const { accessSync, constants } = require('node:fs');
const { isMainThread } = require('node:worker_threads');
const { claim } = require('./claim.cjs');

if (isMainThread) {
  claim('.running');
  for (const folder of ['.cache', 'public']) refuseUnwritable(folder);
}

/** Ends this process, with one sentence, where Gatsby couldn’t write to one of its folders. */
function refuseUnwritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch ({ code }) {
    if (code === 'ENOENT') return;
    console.error(
      `Nothing can be written to ${folder}/ (${code}): it is protected, or belongs to another account. Remove it, then ` +
        'try again.',
    );
    process.exit(1);
  }
}
