import { checkContent } from '../../src/content/check/checkContent';
import { today } from '../../src/content/model/day';
import { readContent } from '../../src/content/read/readContent';

/** Reads a content folder, and checks it as it is on a day. */
export async function checkFolder(root: string, day = today()) {
  return checkContent(await readContent(root), day);
}
