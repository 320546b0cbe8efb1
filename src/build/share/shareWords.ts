import { dayInWords } from '../../content/model/day';
import type { ShareWords } from './SharePicture';

interface Hero {
  readonly badge: string | null;
  readonly title: string;
}

/** A landing page is shared with its hero; or with the product's name, where it has none. */
export function landingPageShare(product: string, hero: Hero | undefined): ShareWords {
  return { product, badge: hero?.badge ?? undefined, heading: hero?.title ?? product };
}

export interface PolicySite {
  readonly product: string;
  readonly language: string;
  /** What stands before the day, such as `Last updated`. */
  readonly policy: { readonly updated: string };
}

/** A policy is shared with its title and day. */
export function policyShare(
  { product, language, policy }: PolicySite,
  { title, updated }: { readonly title: string; readonly updated: string },
): ShareWords {
  const day = dayInWords(updated, language);
  return { product, badge: `${policy.updated} ${day}`, heading: title };
}
