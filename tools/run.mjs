import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeForCommands } from './home.mjs';

/**
 * Runs the command that an installed package brings, and waits for it. Its output is passed on.
 *
 * @param {string} packageName for example `gatsby`
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options] env: added to the environment
 * @returns {Promise<void>}
 * @throws {Error} when the package is missing, or the command ends with a failure
 */
export function runPackage(packageName, args, options) {
  return run(process.execPath, [commandOf(packageName), ...args], packageName, options);
}

/**
 * Runs one of this project's own scripts with Node, and waits for it.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options] env: added to the environment
 * @returns {Promise<void>}
 * @throws {Error} when it ends with a failure
 */
export function runScript(script, args = [], options = {}) {
  return run(process.execPath, [script, ...args], script, options);
}

/**
 * Runs npm, and waits for it.
 *
 * @param {string[]} args
 * @returns {Promise<void>}
 * @throws {Error} when it ends with a failure
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  const label = `npm ${args.join(' ')}`;
  if (cli?.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...args], label);
  return run('npm', args, label, { shell: process.platform === 'win32' });
}

/**
 * Runs the main part of a script: an error is shown as its message alone, and ends the process
 * with a failure.
 *
 * @param {() => Promise<void>} main
 */
export function runMain(main) {
  main().catch((error) => {
    if (error instanceof Stopped) process.exit(INTERRUPTED);
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
}

/** The exit code that shells give to what Ctrl-C has ended. */
const INTERRUPTED = 130;

/** Somebody ended the command; there is nothing to explain. */
class Stopped extends Error {}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} label what to call it in an error message
 * @param {{ env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<void>}
 */
function run(command, args, label, { env = {}, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    let stopped = false;
    const child = spawn(command, args, {
      stdio: 'inherit',
      shell,
      env: { ...process.env, ...homeForCommands(), ...env },
    });
    // A signal to this process alone must not leave the command running.
    const stop = () => {
      stopped = true;
      child.kill('SIGTERM');
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const settle = () => process.off('SIGINT', stop).off('SIGTERM', stop);
    child.on('error', (error) => {
      settle();
      reject(new Error(`${label} could not start: ${error.message}`));
    });
    child.on('close', (code) => {
      settle();
      if (stopped) reject(new Stopped(`${label} was stopped.`));
      else if (code === 0) resolve();
      else reject(new Error(`${label} failed. What went wrong stands above.`));
    });
  });
}

/** @param {string} packageName */
function commandOf(packageName) {
  const folder = join('node_modules', packageName);
  let bin;
  try {
    bin = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin;
  } catch {
    throw new Error(`The package ${packageName} is not installed. Run npm ci, then try again.`);
  }
  return join(folder, typeof bin === 'string' ? bin : String(Object.values(bin)[0]));
}
