import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { childOf } from '../../content/fields/paths';
import { fillProduct } from '../../content/markdown/fillProduct';
import { type Entry, namesIn, pathOf } from '../../content/model/entry';
import { contentModel } from '../../content/model/model';
import { writeSharePictures } from '../share/writeSharePictures';
import { nodeId } from './entryNodes';

/**
 * Creates the pages among the published entries, and their share pictures.
 *
 * @param ground the colour around a share picture
 */
export async function createSitePages(
  args: CreatePagesArgs,
  entries: readonly Entry[],
  ground: string,
): Promise<void> {
  const pages = pagesIn(entries);
  const isDeveloping = process.env.gatsby_executing_command === 'develop';
  const files = new Set(pages.map(({ picture }) => picture.file));
  const shared = isDeveloping ? undefined : await writeSharePictures('public', files, ground);
  for (const { entry, template, path, picture } of pages) {
    const share = { path: shared?.get(picture.file) ?? '/share/none.jpg', alt: picture.alt };
    const component = resolve(`src/templates/${template}.tsx`);
    args.actions.createPage({ path, component, context: { id: nodeId(args, entry), share } });
  }
  if (shared) args.reporter.info(`Share pictures made: ${shared.size}.`);
}

/** The pages with an address, each with its share picture: one of its own, or the site’s icon. */
export function pagesIn(entries: readonly Entry[]) {
  const { product } = namesIn(entries);
  const icon = { file: 'static/icon-512.png', alt: product };
  return entries.flatMap((entry) => {
    const { page } = contentModel[entry.collection];
    const path = pathOf(entry);
    if (page === undefined || path === undefined) return [];
    const own = page.sharePicture?.(entry.fields);
    const [file, alt] = [childOf(own, 'file'), childOf(own, 'alt')];
    const picture = { file: `content${file}`, alt: fillProduct(`${alt}`, product) };
    return { entry, template: page.template, path, picture: own ? picture : icon };
  });
}
