import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Makes sure that this account can write where a command will: files that another account, such as root, has created
 * are in the way.
 *
 * @param {string[]} places those that don't exist yet are skipped
 * @throws {Error} with what to do
 */
export function assertWritable(places) {
  for (const place of places.filter((each) => existsSync(each))) {
    try {
      accessSync(place, constants.W_OK);
    } catch {
      throw new Error(
        `This account may not write to ${resolve(place)}. Have it given to this account with all that is in it, or work in a copy of your own.`,
      );
    }
  }
}
