import { fromForm, isLines, savedPath, visibility } from '../../content/derive/form';
import { contentKinds } from '../../content/model/entry';
import { type ContentKind, modelOf } from '../../content/model/model';
import { isMark } from '../../content/model/publication';
import { fieldNamed, type Shape } from '../../content/model/shape';
import type { ContentFile } from '../preview/messages';

/** An entry of the engine, as a map of Immutable.js. */
export interface EntryMap {
  get(name: string): unknown;
}

/** The values of a form, as the file that they would be saved as. */
export function contentOf(kind: ContentKind, entry: EntryMap): ContentFile {
  const slug = entry.get('slug');
  const name = typeof slug === 'string' ? slug : '';
  return { kind, name, ...fromForm(kind, plain(entry.get('data'))) };
}

/** The address of the page that a form was opened with or has saved last; undefined where it has none. */
export function savedAddress(kind: ContentKind, entry: EntryMap): string | undefined {
  const slug = entry.get('slug');
  const path =
    kind === 'pages'
      ? Reflect.get(plain(entry.get('data')), savedPath)
      : kind === 'policies' && slug && `/${slug}`;
  const site = new URL('..', document.baseURI).href.slice(0, -1);
  return typeof path === 'string' && path !== '' ? site + path : undefined;
}

/** Asks the engine for all content as it is saved. */
export async function savedContent(
  getCollection: (name: string) => Promise<unknown>,
): Promise<ContentFile[]> {
  const kinds = await Promise.all(
    contentKinds.map(async (kind) => {
      // Where there is no such collection, the engine says so by failing.
      const entries = await getCollection(kind).catch(() => []);
      return Array.isArray(entries) ? entries.map((entry) => contentOf(kind, entry)) : [];
    }),
  );
  return kinds.flat();
}

/**
 * Where the form has a field of a file: `sections.2.draft` becomes `sections.2.visibility.draft`, since the form has a
 * group for the dates, and `sections.2.points.1` is a line of `sections.2.points`.
 */
export function keyPathOf(kind: ContentKind, field: string): string {
  const steps: string[] = [];
  let shape: Shape | undefined = modelOf(kind);
  for (const step of field.split('.')) {
    if (shape !== undefined && isLines(shape)) break;
    if (isMark(step)) steps.push(visibility);
    steps.push(step);
    shape = shape?.is === 'list' ? shape.item : fieldNamed(shape, step)?.shape;
  }
  return steps.join('.');
}

/** The field of a file that the form has at a key path: the inverse of `keyPathOf`. */
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
