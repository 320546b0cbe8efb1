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

/** Those paths of the site, as addresses, at which there is a page. */
export async function livePages(paths: readonly string[]): Promise<string[]> {
  const addresses = paths.map((path) => new URL(`..${path}`, document.baseURI).href);
  const found = await Promise.all(addresses.map(isThere));
  return addresses.filter((_, index) => found[index]);
}

async function isThere(address: string): Promise<boolean> {
  try {
    const options = { method: 'HEAD', cache: 'no-store', redirect: 'error' } as const;
    return (await fetch(address, options)).ok;
  } catch {
    return false;
  }
}
