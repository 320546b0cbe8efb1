import { fillProduct } from '../../content/markdown/fillProduct';
import { dayInWords } from '../../content/model/day';
import type { ShareWords } from './SharePicture';

/** A landing page is shared with its hero, or with the product's name if it has none. */
export function landingPageShare(
  product: string,
  hero: { badge?: string | null | undefined; title: string } | undefined,
): ShareWords {
  const badge = hero?.badge ? fillProduct(hero.badge, product) : undefined;
  return { product, badge, heading: fillProduct(hero?.title ?? product, product) };
}

/** A policy is shared with its title and date. */
export function policyShare(
  { product, language, policy }: { product: string; language: string; policy: { updated: string } },
  { title, updated }: { title: string; updated: string },
): ShareWords {
  const badge = fillProduct(`${policy.updated} ${dayInWords(updated, language)}`, product);
  return { product, badge, heading: fillProduct(title, product) };
}
