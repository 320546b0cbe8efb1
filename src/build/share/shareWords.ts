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

/**
 * A policy is shared with its title and day.
 *
 * @param updatedWord what stands before the day, such as `Last updated`
 */
export function policyShare(
  product: string,
  { title, updated }: { readonly title: string; readonly updated: string },
  updatedWord: string,
): ShareWords {
  return { product, badge: `${updatedWord} ${dayInWords(updated)}`, heading: title };
}
