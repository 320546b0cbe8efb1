import { fromForm, isLines, savedPath, visibility } from '../../content/derive/form';
import { collectionNames } from '../../content/model/entry';
import { type CollectionName, modelOf } from '../../content/model/model';
import { isPublicationField } from '../../content/model/publication';
import { fieldNamed, type Shape } from '../../content/model/shape';
import type { ContentFile } from '../preview/messages';

/** An entry of the engine, as a map of Immutable.js. */
export interface EntryMap {
  get(name: string): unknown;
}

/** The file that a form’s values would be saved as. */
export function contentOf(collection: CollectionName, entry: EntryMap): ContentFile {
  const slug = entry.get('slug');
  const name = typeof slug === 'string' ? slug : '';
  return { collection, name, ...fromForm(collection, plain(entry.get('data'))) };
}

/** The address of the page that a form was opened with or saved last; undefined if it has none. */
export function savedAddress(collection: CollectionName, entry: EntryMap): string | undefined {
  const slug = entry.get('slug');
  const path =
    collection === 'pages'
      ? Reflect.get(plain(entry.get('data')), savedPath)
      : collection === 'policies' && slug && `/${slug}`;
  const site = new URL('..', document.baseURI).href.slice(0, -1);
  return typeof path === 'string' && path !== '' ? site + path : undefined;
}

/** Gets all saved content from the engine. */
export async function savedContent(
  getCollection: (name: string) => Promise<unknown>,
): Promise<ContentFile[]> {
  const contents = await Promise.all(
    collectionNames.map(async (collection) => {
      // Where there is no such collection, the engine says so by failing.
      const entries = await getCollection(collection).catch(() => []);
      return Array.isArray(entries) ? entries.map((entry) => contentOf(collection, entry)) : [];
    }),
  );
  return contents.flat();
}

/**
 * Where the form has a field of a file: `sections.2.draft` becomes `sections.2.visibility.draft`, since the form has a
 * group for the dates, and `sections.2.points.1` is a line of `sections.2.points`.
 */
export function keyPathOf(collection: CollectionName, field: string): string {
  const steps: string[] = [];
  let shape: Shape | undefined = modelOf(collection);
  for (const step of field.split('.')) {
    if (shape !== undefined && isLines(shape)) break;
    if (isPublicationField(step)) steps.push(visibility);
    steps.push(step);
    shape = shape?.is === 'list' ? shape.item : fieldNamed(shape, step)?.shape;
  }
  return steps.join('.');
}

/** The field of a file at a key path of the form: the inverse of `keyPathOf`. */
export function fieldAtKeyPath(keyPath: string): string {
  return keyPath
    .split('.')
    .filter((step) => step !== visibility)
    .join('.');
}

function plain(map: unknown): object {
  if (typeof map !== 'object' || map === null) return {};
  const toJS: unknown = Reflect.get(map, 'toJS');
  const value: unknown = typeof toJS === 'function' ? toJS.call(map) : map;
  return typeof value === 'object' && value !== null ? value : {};
}
