import { fillProduct } from '../../content/markdown/fillProduct';
import { dayInWords } from '../../content/model/day';
import type { ShareWords } from './SharePicture';

interface Hero {
  readonly badge?: string | null | undefined;
  readonly title: string;
}

/** A landing page is shared with its hero, or with the product's name if it has none. */
export function landingPageShare(product: string, hero: Hero | undefined): ShareWords {
  const badge = hero?.badge ? fillProduct(hero.badge, product) : undefined;
  return { product, badge, heading: fillProduct(hero?.title ?? product, product) };
}

export interface PolicySite {
  readonly product: string;
  readonly language: string;
  /** The words before the date, such as `Last updated`. */
  readonly policy: { readonly updated: string };
}

/** A policy is shared with its title and date. */
export function policyShare(
  { product, language, policy }: PolicySite,
  { title, updated }: { readonly title: string; readonly updated: string },
): ShareWords {
  const badge = fillProduct(`${policy.updated} ${dayInWords(updated, language)}`, product);
  return { product, badge, heading: fillProduct(title, product) };
}
