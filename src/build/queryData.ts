/** As much of Gatsby's `graphql` as is used here. */
export type Graphql<Data> = (query: string) => Promise<{ data?: Data | null; errors?: unknown }>;

/**
 * The data of a query that a build can't go on without.
 *
 * @throws where it was not answered whole: Gatsby gives `null` then, or a part and the errors beside it
 */
export async function queryData<Data>(graphql: Graphql<Data>, query: string): Promise<Data> {
  const { data, errors } = await graphql(query);
  const problems = [errors ?? []].flat();
  if (data && problems.length === 0) return data;
  throw new Error(['A query was not answered:', query.trim(), ...problems.map(String)].join('\n'));
}
