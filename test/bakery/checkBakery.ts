import type { CheckOptions } from '../../kit/content/check/checkContent';
import { makeContentFolder } from '../jest/contentFolder';
import { checkFolder } from '../support/checkFolder';
import { bakery } from './content';

/** Checks the content of the bakery, with some files changed or added. */
export async function checkBakery(
  files: Iterable<[string, string | Buffer]> = [],
  { today = '2026-11-23', ...options }: CheckOptions & { today?: string } = {},
) {
  const { root } = await makeContentFolder(new Map([...bakery, ...files]));
  return checkFolder(root, today, options);
}
