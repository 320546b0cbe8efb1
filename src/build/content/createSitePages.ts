import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { type Entry, entriesOf, siteWords } from '../../content/model/entry';
import { drawSharePictures, type SharedPage } from '../share/drawSharePictures';
import { landingPageShare, policyShare } from '../share/shareWords';
import { nodeId } from './entryNodes';

/** Makes a page of each landing page and policy among the entries that the site shows, and its share picture. */
export async function createSitePages(
  args: CreatePagesArgs,
  entries: readonly Entry[],
): Promise<void> {
  const pages = pagesIn(entries);
  const isDeveloping = process.env.gatsby_executing_command === 'develop';
  const pictures = isDeveloping ? undefined : await drawSharePictures('public', pages);
  for (const { entry, template, path, words } of pages) {
    const share = { path: pictures?.get(path) ?? '/share/none.jpg', words: words.heading };
    const component = resolve(`src/templates/${template}.tsx`);
    args.actions.createPage({ path, component, context: { id: nodeId(args, entry), share } });
  }
  if (pictures) args.reporter.info(`Share pictures drawn: ${pictures.size}.`);
}

/** A page with its own address. */
interface ListedPage extends SharedPage {
  entry: Entry;
  template: 'landing' | 'policy';
}

export function pagesIn(entries: readonly Entry[]): ListedPage[] {
  const site = siteWords(entries);
  const landing = entriesOf('pages', entries).map((entry): ListedPage => {
    const { path, sections } = entry.fields;
    const [first] = sections;
    const hero = first?.type === 'hero' ? first : undefined;
    const picture = hero?.picture && `content${hero.picture.file}`;
    const words = landingPageShare(site.product, hero);
    return { entry, template: 'landing', path, words, picture };
  });
  const policies = entriesOf('policies', entries).map((entry): ListedPage => {
    const words = policyShare(site, entry.fields);
    return { entry, template: 'policy', path: `/${entry.name}`, words, picture: undefined };
  });
  return [...landing, ...policies];
}
