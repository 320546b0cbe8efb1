/** What was measured, for a person to read. */
export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table in Markdown, below its title. */
export function formatTable({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`${title}\n`, line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Two cells, of the median and of the longest of some times in milliseconds. */
export function medianAndWorst(times: readonly number[]): string[] {
  return [median(times).toFixed(0), Math.max(...times).toFixed(0)];
}

/** The middle one of some numbers, or the mean of the middle two. Throws where there is none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  if (low === undefined || high === undefined) throw new Error('There is no number to take.');
  return (low + high) / 2;
}
