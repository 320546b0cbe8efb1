import { filesNamed } from '../../content/derive/filesNamed';
import { formerPathsOf, pathOf } from '../../content/model/entry';
import { isPageCollection, modelOf } from '../../content/model/model';
import type { ContentFile } from '../form/formContent';

/**
 * The paths at which visitors may see something of a file, likeliest first: its own and its former ones; of a file that is
 * no page, those of the pages that name it, and the home page.
 */
export function pathsWith(file: ContentFile, content: readonly ContentFile[]): string[] {
  if (isPageCollection(file.collection)) return pathsOf(file);
  const naming = content.filter(
    ({ collection, fields }) =>
      isPageCollection(collection) &&
      filesNamed(modelOf(collection), fields, file.collection).includes(file.name),
  );
  return [...naming.flatMap(pathsOf), '/'];
}

function pathsOf(file: ContentFile): string[] {
  const former = formerPathsOf(file).paths.filter((path) => typeof path === 'string');
  return [pathOf(file) ?? [], former.toReversed()].flat();
}

/**
 * The likeliest of those paths of the site, as an address, at which there is a page; undefined if there is none.
 *
 * @throws if that can’t be known: the site doesn’t answer as it should
 */
export async function livePage(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const address = new URL(`..${path}`, document.baseURI).href;
    const { ok, status, type } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
    });
    if (ok) return address;
    const isElsewhere = type === 'opaqueredirect' || status === 404 || status === 410;
    if (!isElsewhere) throw new Error(`The site answers ${status}.`);
  }
  return undefined;
}
