import {
  buildSchema,
  type DocumentNode,
  defaultFieldResolver,
  type ExecutionResult,
  executeSync,
  type GraphQLFieldResolver,
  type GraphQLTypeResolver,
} from 'graphql';
import { graphqlTypes, queryOf } from '../../../build/nodes/graphqlTypes';
import { childOf } from '../../../content/fields/paths';
import { collectionNames, modelOf } from '../../../content/model/model';
import type { ShownFields } from '../../../content/publish/shownEntry';
import { readMark } from '../fields/fieldMarks';
import type { SiteContent } from './siteContent';

/** What the build adds to the types of the model, as far as pages query it. */
const additions = `
  type Query { siteAddresses: SiteAddresses! }
  type SiteAddresses { siteUrl: String! formEndpoint: String! }
  type File { childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData: Anything! }
  interface Node { slug: String! }
  scalar Anything
  type MarkdownRemark { html: String! }
`;

const { definitions, unions } = graphqlTypes();

/** The types that the site’s queries are written for, derived from the model as in the build. */
export const schema = buildSchema(
  [
    ...definitions,
    ...[...unions].map(
      ([name, types]) => `union ${name} = ${[...new Set(Object.values(types))].join('|')}`,
    ),
    additions,
    ...collectionNames.map((collection) => {
      const { typeName: type } = modelOf(collection);
      return `
        type All${type} { nodes: [${type}!]! }
        extend type Query {
          ${queryOf(type)}(id: Anything): ${type}!
          all${type}(filter: Anything, sort: Anything): All${type}!
        }`;
    }),
  ].join('\n'),
  // Gatsby's own directives aren't declared.
  { assumeValid: true, assumeValidSDL: true },
);

/** The type of a group of fields that is one of several. */
const typeResolver: GraphQLTypeResolver<unknown, SiteContent> = (
  group,
  _content,
  _info,
  { name },
) => unions.get(name)?.[String(childOf(group, 'type'))];

/** What is looked up only when a query asks, also in a list. */
const fieldResolver: GraphQLFieldResolver<unknown, SiteContent> = (...asked) => {
  const value = defaultFieldResolver(...asked);
  const inList = (each: unknown) => (typeof each === 'function' ? each() : each);
  return Array.isArray(value) ? value.map(inList) : value;
};

/** The arguments of a query for all files of a collection: the fields that they must have, and the one to sort by. */
interface ListArguments {
  filter?: Readonly<Record<string, { ne: null }>>;
  sort?: Readonly<Record<string, 'ASC' | 'DESC'>>;
}

/** The root fields of queries. */
const rootValue: Record<string, unknown> = {
  // Nothing is ever sent from a preview.
  siteAddresses: () => ({ siteUrl: location.origin, formEndpoint: location.origin }),
};

for (const collection of collectionNames) {
  const { typeName: type } = modelOf(collection);
  rootValue[queryOf(type)] = ({ id }: { id?: { eq: string } }, content: SiteContent) =>
    content.shown(collection, id?.eq);
  rootValue[`all${type}`] = (which: ListArguments, content: SiteContent) => ({
    nodes: selected(content.allShown(collection), which),
  });
}

function selected(nodes: readonly ShownFields[], { filter = {}, sort = {} }: ListArguments) {
  const chosen = nodes.filter((node) => Object.keys(filter).every((field) => node[field] != null));
  const [[field, order] = ['']] = Object.entries(sort);
  const words = (node: ShownFields) => readMark(String(node[field])).text;
  const inOrder = chosen.toSorted((one, other) => (words(one) < words(other) ? -1 : 1));
  return order === 'DESC' ? inOrder.toReversed() : inOrder;
}

/**
 * Runs a query of the site as the build does, on the content of the form.
 *
 * @throws if it can't be answered completely
 */
export function answerQuery<Data>(
  document: DocumentNode,
  variableValues: Readonly<Record<string, string | undefined>>,
  contextValue: SiteContent,
): Data {
  // The caller names the type, as for Gatsby’s own useStaticQuery.
  const { data, errors = [] } = executeSync({
    schema,
    document,
    variableValues,
    rootValue,
    contextValue,
    typeResolver,
    fieldResolver,
  }) as ExecutionResult<Data>;
  const [error] = errors;
  if (error || !data) throw error ?? new Error('A query has no answer.');
  return data;
}
