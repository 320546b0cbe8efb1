import { join } from 'node:path';
import { checkContent } from '../content/check/checkContent';
import { type ReportOptions, reportOf } from '../content/check/report';
import { lostAddresses } from '../content/differences/lostAddresses';
import { readContent, withChanges } from '../content/read/readContent';
import { changesSince } from './revision';

interface CheckOptions extends ReportOptions {
  /** The day that the content is checked for, such as `2027-01-01`. */
  today: string;
  /** The site’s address, where it is known. */
  siteUrl?: string | undefined;
  /** The revision of git since which no address may have been lost. */
  against?: string | undefined;
}

/** Checks the content of a working folder, as `npm run check` does. */
export async function checkReport(options: CheckOptions, folder = '.') {
  const { against, today, siteUrl } = options;
  const files = await readContent(join(folder, 'content'));
  const checked = checkContent(files, today, { siteUrl });
  if (against === undefined) return reportOf(checked, options);
  const before = await withChanges(files, changesSince(against, folder).content);
  const lost = lostAddresses(checkContent(before, today, { siteUrl }), checked, today);
  return reportOf(checked, options, lost);
}
