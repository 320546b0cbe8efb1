import { checkContent } from '../../kit/content/check/checkContent';
import { today } from '../../kit/content/fields/day';
import { readContent } from '../../kit/content/read/readContent';

/** Reads a content folder, and checks it as it is on a day. */
export async function checkFolder(root: string, day = today()) {
  return checkContent(await readContent(root), day);
}
