import { filesNamed } from '../content/derive/filesNamed';
import type { FileDifference } from '../content/differences/differences';
import type { ContentFile } from '../content/model/entry';
import { pathOf } from '../content/model/entry';
import { contentModel, isPageCollection, modelOf } from '../content/model/model';

const list = new Intl.ListFormat('en-GB');

/** Where visitors see a file: the path of a page, or the pages that have what has changed in it. */
export function whereShown(
  { collection, before, after, changes }: FileDifference,
  content: readonly ContentFile[],
): string {
  const file = after ?? before;
  if (file === undefined) return '';
  const path = pathOf(file);
  if (path !== undefined) return path;
  const pages = content.filter((each) => isPageCollection(each.collection));
  const { isOnEveryPage, redirects } = contentModel[collection];
  if (redirects !== undefined) return 'Visitors see it in no page.';
  if (changes.some(({ path }) => isOnEveryPage?.(path))) return `On all ${pages.length} pages.`;
  const naming = pages.filter((page) =>
    filesNamed(modelOf(page.collection), page.fields, collection).includes(file.name),
  );
  const paths = naming.flatMap((page) => pathOf(page) ?? []);
  return paths.length > 0 ? `On ${list.format(paths)}.` : '';
}
