/**
 * The data of a query that a build can't go on without.
 *
 * @param what what was asked for, as the beginning of a sentence
 * @throws where the query was not answered whole: Gatsby gives `null` then, or a part and the errors beside it
 */
export function queryData<Data>(
  what: string,
  { data, errors }: { data?: Data | null; errors?: unknown },
): Data {
  const problems = [errors ?? []].flat();
  if (data && problems.length === 0) return data;
  throw new Error([`${what} could not be listed.`, ...problems.map(String)].join('\n'));
}
