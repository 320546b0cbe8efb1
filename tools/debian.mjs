import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @returns {boolean} whether this is a Debian, or a relative of it, on which packages can be installed */
export function canInstallOnDebian() {
  const isRoot = process.getuid?.() === 0;
  return isRoot && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');
}

/**
 * Installs packages of the system.
 *
 * @param {string[]} packages
 * @returns {boolean} whether that succeeded
 */
export function installOnDebian(packages) {
  return (
    runQuietly('apt-get', ['update']) &&
    runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  );
}

/**
 * Runs a command with its output on the error stream, so that nothing of it is on the other.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
export function runQuietly(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
