import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const text = readFileSync(resolve('test/hosts/table.md'), 'utf8');

/** A request in the table, and the expected response. */
export interface Row {
  name: string;
  method: string;
  /** With a `*` for what depends on the build. */
  path: string;
  headers: Record<string, string>;
  answer: string;
}

/** The requests for a host, and the expected responses. Throws if it has no column. */
export function rowsFor(host: string): Row[] {
  return tableRows('Request').flatMap((cells): Row[] => {
    const { Request: name = '', Everywhere = '' } = cells;
    const own = Object.entries(cells).find(([names]) => names.split(', ').includes(host))?.[1];
    if (own === undefined) throw new Error(`test/hosts/table.md has no column for ${host}.`);
    if (own === 'none') return [];
    const [, method = 'GET', path = '', header, value = ''] =
      /^(?:(\w+) )?`(.*)`(?: (.*): (.*))?$/.exec(name) ?? [];
    const headers = header === undefined ? {} : { [header]: value };
    return [{ name, method, path, headers, answer: own || Everywhere }];
  });
}

/** The headers that a host sends instead of the site’s: with one status, or with all. */
export function ownHeadersOf(host: string) {
  return tableRows('Host').flatMap(({ Host, Status, Header = '' }) => {
    const [name = '', value = ''] = Header.split(': ');
    return Host === host ? [{ status: Number(Status) || undefined, name, value }] : [];
  });
}

/** The rows of the table whose first column has this name, by column name. */
function tableRows(first: string): Record<string, string | undefined>[] {
  const tables = text.split('\n\n').map((part) =>
    part.split('\n').map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  );
  const [names = [], , ...rows] = tables.find(([head]) => head?.[0] === first) ?? [];
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}
