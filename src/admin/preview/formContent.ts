import { contentKinds } from '../../content/entry';
import { fromForm } from '../../content/form';
import type { ContentKind } from '../../content/model';
import type { ContentFile } from './messages';

/** An entry of an engine, as a map of Immutable.js. */
export interface EntryMap {
  get(name: string): unknown;
}

/** The values of a form, as the file that they would be saved as. */
export function contentOf(kind: ContentKind, entry: EntryMap): ContentFile {
  const slug = entry.get('slug');
  const name = typeof slug === 'string' ? slug : '';
  return { kind, name, ...fromForm(kind, plain(entry.get('data'))) };
}

/** Asks the engine for all content as it is saved. */
export async function savedContent(
  getCollection: (name: string) => Promise<unknown>,
): Promise<ContentFile[]> {
  const kinds = await Promise.all(
    contentKinds.map(async (kind) => {
      const entries = await getCollection(kind);
      return Array.isArray(entries) ? entries.map((entry) => contentOf(kind, entry)) : [];
    }),
  );
  return kinds.flat();
}

function plain(map: unknown): object {
  if (typeof map !== 'object' || map === null) return {};
  const toJS: unknown = Reflect.get(map, 'toJS');
  const value: unknown = typeof toJS === 'function' ? toJS.call(map) : map;
  return typeof value === 'object' && value !== null ? value : {};
}
