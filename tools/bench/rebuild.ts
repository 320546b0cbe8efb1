import { type BenchSite, editHomePage } from './site';
import type { Table } from './table';

/** How long a build takes from nothing, and how long after an edit of one page. */
export async function measureRebuild({ copy, buildSeconds, rebuild }: BenchSite): Promise<Table> {
  await editHomePage(copy, 'This sentence has been edited.');
  const cells = [buildSeconds, await rebuild()].map((seconds) => seconds.toFixed(1));
  const head = ['From nothing, s', 'After an edit of one page, s'];
  return { title: 'Builds', head, rows: [cells] };
}
