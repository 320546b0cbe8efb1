/** What was measured with a number of made pages. Sizes are in bytes. */
export interface Row {
  pages: number;
  checkSeconds: number;
  coldSeconds: number;
  rebuildSeconds: number;
  /** Undefined where the system doesn't tell it. */
  memory: { all: number; largest: number } | undefined;
  bytesPerPage: number;
  /** How many HTML files were written again after one edit. */
  rendered: number;
}

const columns = [
  'Made pages',
  'Check, s',
  'Cold build, s',
  'Rebuild, s',
  'Peak memory, MB',
  'Largest process, MB',
  'Size per page, KB',
  'HTML files rendered again',
];

const growthColumns = ['From', 'To', 'Check, ms', 'Cold build, ms', 'Rebuild, ms', 'Memory, KB'];

/** The figures as a Markdown table. */
export function formatTable(rows: readonly Row[]): string {
  return asTable(
    columns,
    rows.map((row) => [
      grouped(row.pages),
      row.checkSeconds.toFixed(2),
      row.coldSeconds.toFixed(1),
      row.rebuildSeconds.toFixed(1),
      orUnknown(row.memory?.all, inMegabytes),
      orUnknown(row.memory?.largest, inMegabytes),
      (row.bytesPerPage / 1000).toFixed(1),
      String(row.rendered),
    ]),
  );
}

/** What each page more costs from one row to the next, as a Markdown table. */
export function formatGrowth(rows: readonly Row[]): string {
  return asTable(
    growthColumns,
    rows.slice(1).flatMap((row, index) => {
      const before = rows[index];
      if (before === undefined) return [];
      const perPage = (from: number, to: number) => (to - from) / (row.pages - before.pages);
      const inMilliseconds = (from: number, to: number) => (1000 * perPage(from, to)).toFixed(1);
      const memory =
        row.memory && before.memory ? perPage(before.memory.all, row.memory.all) : undefined;
      return [
        [
          grouped(before.pages),
          grouped(row.pages),
          inMilliseconds(before.checkSeconds, row.checkSeconds),
          inMilliseconds(before.coldSeconds, row.coldSeconds),
          inMilliseconds(before.rebuildSeconds, row.rebuildSeconds),
          orUnknown(memory, (bytes) => (bytes / 1000).toFixed(0)),
        ],
      ];
    }),
  );
}

function asTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---:')), ...rows.map(line)].join('\n');
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

function inMegabytes(bytes: number): string {
  return grouped(Math.round(bytes / 1_000_000));
}

function orUnknown(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? 'unknown here' : format(value);
}
