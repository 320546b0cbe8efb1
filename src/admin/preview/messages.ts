import { z } from 'zod';
import { contentKinds } from '../../content/model/entry';

/** A content file as the form has it, finished or not. */
const contentFile = z.object({
  kind: z.enum(contentKinds),
  /** The name of the file without its ending; empty before it is saved for the first time. */
  name: z.string(),
  fields: z.unknown(),
  /** The markdown after the front matter. */
  body: z.string(),
});

export type ContentFile = z.infer<typeof contentFile>;

/** What of a site's own words the preview shows: they stand on more than one kind of page. */
export const siteViews = ['home', 'policy', 'video', 'notFound'] as const;

/** What the editing UI tells the preview; what a message leaves out stays as it was. */
const previewMessage = z.object({
  to: z.literal('preview'),
  /** All content as it is saved. */
  content: z.array(contentFile).optional(),
  /** The file that is being edited. */
  entry: contentFile.optional(),
  /** Pictures that the preview has asked for, by the path that names them; null where there is none. */
  pictures: z.record(z.string(), z.instanceof(Blob).nullable()).optional(),
  scheme: z.enum(['light', 'dark']).optional(),
  /** How many times larger something has to be drawn to be seen in its own size. */
  unscaled: z.number().positive().optional(),
  /** The field that has the focus in the form, such as `pages/clients.sections.2.title`. */
  focused: z.string().optional(),
  view: z.enum(siteViews).optional(),
  /** What the check warns of in the file as it was just saved. */
  warnings: z
    .array(z.object({ field: z.string(), message: z.string(), advice: z.string() }))
    .optional(),
});

export type PreviewMessage = z.infer<typeof previewMessage>;
export type Scheme = NonNullable<PreviewMessage['scheme']>;
export type SiteView = NonNullable<PreviewMessage['view']>;

/** What the preview tells the editing UI. */
const editorMessage = z.object({
  to: z.literal('editor'),
  /** A picture that it needs. */
  picture: z.string().optional(),
  /** The field, such as `pages/clients.sections.2.title`, whose part of the page was clicked. */
  field: z
    .string()
    .regex(/^\w+\/[\w-]*(?:\.\w+)+$/)
    .optional(),
  /** What the check says of the form: each with its field, which is there where not the whole file is meant. */
  notes: z.array(z.object({ field: z.string().optional(), what: z.string() })).optional(),
  /** The words that were clicked there, and how many times the field shows them before. */
  words: z.object({ words: z.string(), before: z.number() }).optional(),
});

export type EditorMessage = z.infer<typeof editorMessage>;

/** Whose messages a window listens to. */
export interface Trust {
  origin: string;
  /** Asked at each message, since a frame's window is another one once it has been loaded anew. */
  isPartner: (source: MessageEventSource) => boolean;
}

type Message = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/** A message to the preview; undefined where it comes from elsewhere, or is none. */
export function readPreviewMessage(message: Message, trust: Trust): PreviewMessage | undefined {
  return isTrusted(message, trust) ? previewMessage.safeParse(message.data).data : undefined;
}

/** A message from the preview; undefined where it comes from elsewhere, or is none. */
export function readEditorMessage(message: Message, trust: Trust): EditorMessage | undefined {
  return isTrusted(message, trust) ? editorMessage.safeParse(message.data).data : undefined;
}

function isTrusted({ origin, source }: Message, trust: Trust): boolean {
  return origin === trust.origin && source !== null && trust.isPartner(source);
}
