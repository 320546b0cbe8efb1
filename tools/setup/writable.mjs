import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** @param {string} place */
export function isWritable(place) {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that this account can write where a command will: files created by another account, such as root, would be
 * in the way.
 *
 * @param {string[]} places those that don't exist yet are skipped
 * @throws {Error} with what to do
 */
export function assertWritable(places) {
  const locked = places.find((place) => existsSync(place) && !isWritable(place));
  if (locked === undefined) return;
  throw new Error(
    `This account may not write to ${resolve(locked)}. Change its owner to this account, including everything in it, or work in a copy of your own.`,
  );
}
