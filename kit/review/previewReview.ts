import type { ReviewLink } from '../build/html/draftsBar';
import type { Settings } from '../build/settings';
import { describeReview, type Review } from './describeReview';

/**
 * The review of a preview, and what the bar at the top of its pages says of it. Where Git can’t tell what has changed, there
 * is none, and the bar says why.
 *
 * @param project the folder of the project in Git
 */
export async function previewReview(
  { branch, today, siteUrl }: Pick<Settings, 'branch' | 'today' | 'siteUrl'>,
  project = '.',
): Promise<{ review?: Review; link: ReviewLink }> {
  let reason = '';
  // On hosts, a branch that isn’t built is known by its remote alone.
  for (const against of [`origin/${branch}`, branch]) {
    try {
      const review = await describeReview({ project, against, today, siteUrl });
      return { review, link: { words: review.data.summary, address: '/review/' } };
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  return { link: { words: `What changes isn’t known: ${reason}` } };
}
