import { dayInWords } from '../../content/model/words';
import type { SharedPage } from './sharePictures';

/** The pages of the site as the build lists them, with what their share pictures show. */
export interface ListedPages {
  siteWords: { product: string; policy: { updated: string } };
  allLandingPage: { nodes: { id: string; path: string; sections: Partial<ListedHero>[] }[] };
  allPolicy: { nodes: { id: string; slug: string; title: string; updated: string }[] };
}

/** Sections of other types have none of this. */
interface ListedHero {
  badge: string | null;
  title: string;
  picture: { file: { absolutePath: string; internal: { contentDigest: string } } } | null;
}

interface Listed {
  id: string;
  template: 'landing' | 'policy';
  page: SharedPage;
}

/** Every page with an address of its own: a landing page is shared with its hero, a policy with its title and day. */
export function listSharedPages({ siteWords, allLandingPage, allPolicy }: ListedPages): Listed[] {
  const { product, policy } = siteWords;
  const landing = allLandingPage.nodes.map(({ id, path, sections }): Listed => {
    const { title = product, badge, picture } = sections[0] ?? {};
    const file = picture?.file;
    return {
      id,
      template: 'landing',
      page: {
        path,
        words: { product, badge: badge ?? undefined, heading: title },
        picture: file && { file: file.absolutePath, digest: file.internal.contentDigest },
      },
    };
  });
  const policies = allPolicy.nodes.map(({ id, slug, title, updated }): Listed => {
    const badge = `${policy.updated} ${dayInWords(updated)}`;
    return {
      id,
      template: 'policy',
      page: { path: `/${slug}`, words: { product, badge, heading: title }, picture: undefined },
    };
  });
  return [...landing, ...policies];
}
