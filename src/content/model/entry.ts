import type { z } from 'zod';
import { type ContentKind, contentModel } from './model';

/** The content of a file of one kind. */
export interface EntryOf<Kind extends ContentKind> {
  kind: Kind;
  file: string;
  /** The name of the file without its ending. */
  name: string;
  fields: z.infer<(typeof contentModel)[Kind]['schema']>;
  /** The markdown after the front matter; empty if there is none. */
  body: string;
}

/** A content file that has passed every check that needs no other file. */
export type Entry = { [Kind in ContentKind]: EntryOf<Kind> }[ContentKind];

/** Which file it is, and what kind of content it holds. */
export interface FileOfContent {
  kind: ContentKind;
  file: string;
  /** The name of the file without its ending. */
  name: string;
}

/** The kinds of content, in the order of the model. */
export const contentKinds = [
  'pages',
  'policies',
  'testimonials',
  'videos',
  'site',
  'request',
  'redirects',
] as const satisfies readonly ContentKind[];

/** Whether there is only one file of this kind. */
export function isSingle(kind: ContentKind): boolean {
  return !contentModel[kind].place.includes('*');
}

/** What a file such as `content/pages/clients.md` holds; undefined for a picture, and for what is no content. */
export function kindOfFile(file: string): ContentKind | undefined {
  return contentKinds.find((kind) => {
    const [start = '', end = ''] = `/${contentModel[kind].place}`.split('*');
    return isSingle(kind) ? file.endsWith(start) : file.includes(start) && file.endsWith(end);
  });
}

/** Parses fields by the schema of their kind, which gives them their type. Throws if they don't fit it. */
export function typedEntry(
  { kind, file, name }: FileOfContent,
  fields: unknown,
  body: string,
): Entry {
  const common = { file, name, body };
  switch (kind) {
    case 'pages':
      return { kind, ...common, fields: contentModel.pages.schema.parse(fields) };
    case 'policies':
      return { kind, ...common, fields: contentModel.policies.schema.parse(fields) };
    case 'testimonials':
      return { kind, ...common, fields: contentModel.testimonials.schema.parse(fields) };
    case 'videos':
      return { kind, ...common, fields: contentModel.videos.schema.parse(fields) };
    case 'site':
      return { kind, ...common, fields: contentModel.site.schema.parse(fields) };
    case 'request':
      return { kind, ...common, fields: contentModel.request.schema.parse(fields) };
    case 'redirects':
      return { kind, ...common, fields: contentModel.redirects.schema.parse(fields) };
  }
}
