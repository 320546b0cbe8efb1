import { z } from 'zod';
import { collectionNames } from '../../content/model/entry';

/** A content file as it is in the form, finished or not. */
const contentFile = z.object({
  collection: z.enum(collectionNames),
  /** The name of the file without its extension; empty until it is first saved. */
  name: z.string(),
  fields: z.unknown(),
  /** The markdown after the front matter. */
  body: z.string(),
});

export type ContentFile = z.infer<typeof contentFile>;

/** The pages on which the preview can show the site's shared words. */
export const siteViews = ['home', 'policy', 'video', 'notFound'] as const;

/** What the editing UI sends to the preview; what a message leaves out stays unchanged. */
const previewMessage = z.object({
  to: z.literal('preview'),
  /** All saved content. */
  content: z.array(contentFile).optional(),
  /** The file being edited. */
  entry: contentFile.optional(),
  /** Pictures that the preview requested, by path; null if there is none. */
  pictures: z.record(z.string(), z.instanceof(Blob).nullable()).optional(),
  scheme: z.enum(['light', 'dark']).optional(),
  /** The factor by which something must be enlarged to be seen at its own size. */
  unscaled: z.number().positive().optional(),
  /** The field that has the focus in the form, such as `pages/clients.sections.2.title`. */
  focused: z.string().optional(),
  view: z.enum(siteViews).optional(),
  /** The warnings about the file that was just saved. */
  warnings: z
    .array(z.object({ field: z.string(), message: z.string(), advice: z.string() }))
    .optional(),
});

export type PreviewMessage = z.infer<typeof previewMessage>;
export type Scheme = NonNullable<PreviewMessage['scheme']>;
export type SiteView = NonNullable<PreviewMessage['view']>;

/** What the preview sends to the editing UI. */
const editorMessage = z.object({
  to: z.literal('editor'),
  /** A picture that it needs. */
  picture: z.string().optional(),
  /** The field that was clicked on the page, such as `pages/clients.sections.2.title`. */
  field: z
    .string()
    .regex(/^\w+\/[\w-]*(?:\.\w+)+$/)
    .optional(),
  /** What the check says about the form, each with its field unless it is about the whole file. */
  notes: z.array(z.object({ field: z.string().optional(), what: z.string() })).optional(),
  /** The words that were clicked, and how many times they occur before in the field. */
  words: z.object({ words: z.string(), before: z.number() }).optional(),
});

export type EditorMessage = z.infer<typeof editorMessage>;

/** Whose messages a window accepts. */
export interface Trust {
  origin: string;
  /** Called for each message, since a frame gets a new window when it is reloaded. */
  isPartner: (source: MessageEventSource) => boolean;
}

type Message = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/** A message to the preview; undefined if it comes from elsewhere or isn’t valid. */
export function readPreviewMessage(message: Message, trust: Trust): PreviewMessage | undefined {
  return isTrusted(message, trust) ? previewMessage.safeParse(message.data).data : undefined;
}

/** A message from the preview; undefined if it comes from elsewhere or isn’t valid. */
export function readEditorMessage(message: Message, trust: Trust): EditorMessage | undefined {
  return isTrusted(message, trust) ? editorMessage.safeParse(message.data).data : undefined;
}

function isTrusted({ origin, source }: Message, trust: Trust): boolean {
  return origin === trust.origin && source !== null && trust.isPartner(source);
}
