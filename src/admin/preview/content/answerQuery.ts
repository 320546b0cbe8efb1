import {
  type DocumentNode,
  defaultFieldResolver,
  type ExecutionResult,
  executeSync,
  type GraphQLFieldResolver,
  getNamedType,
} from 'graphql';
import { videosOnPage } from '../../../content/derive/videosOnPage';
import { today } from '../../../content/model/day';
import { embedAddress } from '../../../content/model/embedAddress';
import { reasonUnpublished } from '../../../content/model/publication';
import { childOf } from '../../../content/model/shape';
import { collectionOfType, schema, singular, typeInUnion } from './schema';
import type { SiteContent } from './siteContent';

/** A file as queries see it. */
type Node = Readonly<Record<string, unknown>>;

/** The arguments of a query for all files of a collection, such as `{ label: { ne: null } }` and `{ path: 'ASC' }`. */
interface ListArguments {
  filter?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  sort?: Readonly<Record<string, string>>;
}

/**
 * Runs a query of the site as the build does, on the content of the form.
 *
 * @throws if it can't be answered completely
 */
export function answerQuery<Data>(
  document: DocumentNode,
  variableValues: Readonly<Record<string, string | undefined>>,
  content: SiteContent,
): Data {
  // The caller names the type, as for Gatsby’s own useStaticQuery.
  const { data, errors = [] } = executeSync({
    schema,
    document,
    variableValues,
    rootValue,
    contextValue: content,
    fieldResolver,
    typeResolver: (value, _content, _info, union) =>
      typeInUnion(union.name, childOf(value, 'type')),
  }) as ExecutionResult<Data>;
  const [error] = errors;
  if (error || !data) throw error ?? new Error('A query has no answer.');
  return data;
}

/** The root fields of queries. */
const rootValue: Node = {
  // Nothing is ever sent from a preview.
  site: () => ({ siteMetadata: { siteUrl: location.origin, formEndpoint: location.origin } }),
  ...Object.fromEntries(
    [...collectionOfType].flatMap(([type, collection]) => [
      [
        singular(type),
        ({ id }: { id?: { eq: string } }, content: SiteContent) =>
          content.shown(collection, id?.eq),
      ],
      [
        `all${type}`,
        (listArguments: ListArguments, content: SiteContent) => ({
          nodes: selectNodes(content.allShown(collection), listArguments),
        }),
      ],
    ]),
  ),
};

function selectNodes(nodes: readonly Node[], { filter = {}, sort = {} }: ListArguments): Node[] {
  const chosen = nodes.filter((node) =>
    Object.entries(filter).every(([field, wanted]) => passes(node[field] ?? null, wanted)),
  );
  const [[field = '', direction] = []] = Object.entries(sort);
  const sign = direction === 'DESC' ? -1 : 1;
  return chosen.sort((one, other) => sign * compareText(String(one[field]), String(other[field])));
}

function passes(value: unknown, wanted: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([operator, other]) => {
    if (operator === 'eq') return value === other;
    if (operator === 'ne') return value !== other;
    throw new Error(`The preview knows no filter "${operator}". Add it in answerQuery.ts.`);
  });
}

/** The order in which the build sorts texts. */
function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The computed fields, by type and field. A picture file is represented by its path here. */
const computed: Record<string, (source: unknown, content: SiteContent) => unknown> = {
  'LandingPage.videos': (page, content) =>
    videosOnPage(page).map((name) => content.shown('videos', name)),
  'Policy.html': (policy, content) =>
    content.text('markdown', childOf(policy, 'body'), `${childOf(policy, 'source')}.body`),
  'Video.player': (video) => embedAddress(String(childOf(video, 'address')))?.player ?? '',
  'File.childImageSharp': (path, content) => {
    const gatsbyImageData = content.findPicture(String(path));
    return gatsbyImageData && { gatsbyImageData };
  },
  // Only search engines get these.
  'File.publicURL': () => null,
  'Video.transcriptWords': () => null,
};

/** What pages get from a field; for texts and references, as the model’s directive says. */
const fieldResolver: GraphQLFieldResolver<unknown, SiteContent> = (source, args, content, info) => {
  const { parentType, fieldName, returnType } = info;
  const compute = computed[`${parentType.name}.${fieldName}`];
  if (compute !== undefined) return compute(source, content);
  const value = defaultFieldResolver(source, args, content, info);
  if (value === undefined || value === null) return null;
  const at = `${childOf(source, 'source')}`;
  if (fieldName === 'draftLabel') {
    const { by = 'draft' } = reasonUnpublished(source, today()) ?? {};
    return `${content.markOf(`${at}.${by}`)}${value}`;
  }
  const [directive] = parentType.getFields()[fieldName]?.astNode?.directives ?? [];
  switch (directive?.name.value) {
    case 'words':
      return content.text('text', value, `${at}.${fieldName}`);
    case 'markdown':
      return content.text('markdown', value, `${at}.${fieldName}`);
    case 'link': {
      const collection = collectionOfType.get(getNamedType(returnType).name);
      return collection && content.shown(collection, String(value));
    }
    default:
      return value;
  }
};
