import type { NodePluginArgs, SourceNodesArgs } from 'gatsby';
import { namedOnPage } from '../../content/derive/namedOnPage';
import { fillProduct } from '../../content/markdown/fillProduct';
import { plainText, shownText } from '../../content/markdown/markdown';
import { embedAddress } from '../../content/model/embedAddress';
import { collectionNames, type Entry, type SiteWords, siteWords } from '../../content/model/entry';
import { contentModel, fileRecord, modelOf } from '../../content/model/model';
import type { FieldRecord } from '../../content/model/records';
import { childOf, writtenFields } from '../../content/model/shape';
import type { Settings } from '../settings';

/**
 * Makes the published entries Gatsby's nodes: creates those that are new or have changed, and deletes those of other
 * entries.
 *
 * @returns what to wait for; nothing if the nodes match the entries
 */
export function updateNodes(args: NodePluginArgs, entries: readonly Entry[]): unknown[] {
  const { createNode, deleteNode } = args.actions;
  const site = siteWords(entries);
  const wanted = entries.map((entry) => entryNode(args, entry, site));
  const ids = new Set(wanted.map(({ id }) => id));
  const changed = wanted.filter(
    ({ id, internal }) => args.getNode(id)?.internal.contentDigest !== internal.contentDigest,
  );
  const gone = collectionNames
    .flatMap((collection) => args.getNodesByType(fileRecord(collection).typeName))
    .filter(({ id }) => !ids.has(id));
  return [...gone.map((node) => deleteNode(node)), ...changed.map((node) => createNode(node))];
}

/** The id of an entry's node. */
export function nodeId(
  { createNodeId }: NodePluginArgs,
  { collection, name }: Pick<Entry, 'collection' | 'name'>,
): string {
  return createNodeId(contentModel[collection].place.replace('*', name));
}

/**
 * An entry as a node; of its markdown, Gatsby's plugin makes a child. It isn't the child of its file, since a file that
 * is replaced takes its children with it, before the check has seen its new contents.
 */
function entryNode(args: NodePluginArgs, entry: Entry, site: SiteWords) {
  const shown = shownFields(entry, site, args.basePath);
  const fields = { ...shown, ...computedFields(entry, site), slug: entry.name };
  const type = fileRecord(entry.collection).typeName;
  const body = contentModel[entry.collection].body && fillProduct(entry.body, site.product);
  // The empty front matter keeps a text that begins with a line of hyphens from being parsed as fields.
  const markdown = body && { mediaType: 'text/markdown', content: `---\n---\n${body}` };
  const contentDigest = args.createContentDigest({ fields, body });
  return { ...fields, id: nodeId(args, entry), internal: { type, contentDigest, ...markdown } };
}

/** The fields of an entry, with the values that pages get. */
function shownFields(entry: Entry, { product }: SiteWords, prefix: string): object {
  const fields = structuredClone(entry.fields);
  for (const { path, record, value } of writtenFields(modelOf(entry.collection), entry.fields)) {
    const steps = [...path];
    const name = steps.pop() ?? '';
    const group = steps.reduce<unknown>(childOf, fields);
    if (typeof value !== 'string' || typeof group !== 'object' || group === null) continue;
    Reflect.set(group, name, shownValue(record, value, product, prefix));
  }
  return fields;
}

/** A text as pages show it, and a picture as the path of its file below `content/`. */
function shownValue(
  { fieldType }: FieldRecord,
  value: string,
  product: string,
  prefix: string,
): string {
  if (fieldType === 'picture') return value.slice(1);
  if (fieldType !== 'text' && fieldType !== 'markdown') return value;
  return shownText(fieldType, value, product, prefix);
}

/** What pages ask for that no file has as a field: `createContentTypes.ts` names the types. */
function computedFields({ collection, fields }: Entry, { product }: SiteWords): object {
  if (collection === 'pages') return { videos: namedOnPage(fields, 'videos') };
  if (collection !== 'videos') return {};
  const { address, transcript } = fields;
  const transcriptWords = transcript && plainText(fillProduct(transcript, product));
  return { ...embedAddress(address), transcriptWords };
}

/** Makes a node of the addresses that pages need, since the dev server's can change between two starts. */
export async function createSiteAddresses(
  { actions, createContentDigest, createNodeId }: SourceNodesArgs,
  { siteUrl, formEndpoint }: Pick<Settings, 'siteUrl' | 'formEndpoint'>,
): Promise<void> {
  const addresses = { siteUrl, formEndpoint };
  const internal = { type: 'SiteAddresses', contentDigest: createContentDigest(addresses) };
  await actions.createNode({ ...addresses, id: createNodeId(internal.type), internal });
}
