import { makeContentFolder } from '../jest/contentFolder';
import { checkFolder } from '../support/checkFolder';
import { goodContent } from './goodContent';

/** Checks the good content with some files changed or added. */
export async function checkWith(files: Iterable<[string, string | Buffer]>, today = '2026-11-23') {
  const { root } = await makeContentFolder(new Map([...goodContent, ...files]));
  return checkFolder(root, today);
}
