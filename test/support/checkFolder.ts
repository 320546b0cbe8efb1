import { type CheckOptions, checkContent } from '../../kit/content/check/checkContent';
import { inReadingOrder } from '../../kit/content/check/wording';
import { today } from '../../kit/content/fields/day';
import { formatPath } from '../../kit/content/fields/paths';
import type { Problem } from '../../kit/content/fields/problem';
import { readContent } from '../../kit/content/read/readContent';

/** Checks a content folder. What is found is in the order and with the fields in which it is told. */
export async function checkFolder(root: string, day = today(), options?: CheckOptions) {
  const checked = checkContent(await readContent(root), day, options);
  return {
    ...checked,
    problems: told(checked.problems),
    warnings: told(checked.warnings),
    beforeLaunch: told(checked.beforeLaunch),
    unpublished: told(checked.unpublished),
  };
}

function told(problems: readonly Problem[]) {
  return inReadingOrder(problems).map((each) => ({ ...each, field: formatPath(each.path) }));
}
