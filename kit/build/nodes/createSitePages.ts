import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { fillProduct } from '../../content/markdown/fillProduct';
import { type Entry, entriesOf, siteWords } from '../../content/model/entry';
import { writeSharePictures } from '../share/writeSharePictures';
import { nodeId } from './entryNodes';

/** Makes a page of each landing page and policy among the entries that the site shows, and its share picture, on a ground of a colour. */
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

/** A page with its own address. */
interface ListedPage {
  entry: Entry;
  template: 'landing' | 'policy';
  path: string;
  /** What it is shared with: its hero's picture, or the site's icon. */
  picture: { file: string; alt: string };
}

export function pagesIn(entries: readonly Entry[]): ListedPage[] {
  const { product } = siteWords(entries);
  const icon = { file: 'static/icon-512.png', alt: product };
  const landing = entriesOf('pages', entries).map((entry): ListedPage => {
    const { path, sections } = entry.fields;
    const [first] = sections;
    const own = first?.type === 'hero' ? first.picture : undefined;
    const picture = own && { file: `content${own.file}`, alt: fillProduct(own.alt, product) };
    return { entry, template: 'landing', path, picture: picture ?? icon };
  });
  const policies = entriesOf('policies', entries).map(
    (entry): ListedPage => ({ entry, template: 'policy', path: `/${entry.name}`, picture: icon }),
  );
  return [...landing, ...policies];
}
