import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Makes sure that this account may write where a command will. What another account has made, such as root, is in the
 * way of later ones.
 *
 * @param {string[]} places those that are not there yet are passed over
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
