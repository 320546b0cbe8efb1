import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { shownText } from '../../content/markdown/markdown';
import { today } from '../../content/model/day';
import { isSingle } from '../../content/model/entry';
import { type ContentKind, contentModel } from '../../content/model/model';
import { publishedFields } from '../../content/model/publication';
import { objectShapeOf } from '../../content/model/shape';
import type { ContentFile } from './messages';
import { shownFields } from './shownFields';

/** Finds a picture by the path that a field names it with; null while it is not there. */
export type FindPicture = (path: string) => IGatsbyImageData | null;

/** All content of the site as it would be if the form were saved now. */
export class SiteContent {
  private readonly product: string;

  constructor(
    private readonly files: readonly ContentFile[],
    readonly findPicture: FindPicture,
  ) {
    this.product = String(this.shown('site').product);
  }

  /** The same content with a file in the place of the one of its name, or added. */
  with(entry: ContentFile): SiteContent {
    const { kind, name } = entry;
    const others = this.files.filter((file) => file.kind !== kind || file.name !== name);
    return new SiteContent([...others, entry], this.findPicture);
  }

  all(kind: ContentKind): ContentFile[] {
    return this.files.filter((file) => file.kind === kind);
  }

  /** What pages can show of a file; of one that is missing, what stands in for its words. */
  shown(kind: ContentKind, name = ''): Record<string, unknown> {
    const files = this.all(kind);
    const file = isSingle(kind) ? files[0] : files.find((each) => each.name === name);
    return shownFile(file ?? { kind, name, fields: {}, body: '' });
  }

  allShown(kind: ContentKind): Record<string, unknown>[] {
    return this.all(kind).map(shownFile);
  }

  /** A text, or each of a list, as pages have it: with the product’s name, and markdown as HTML. */
  text(kind: 'text' | 'markdown', written: unknown): string | string[] {
    if (Array.isArray(written)) return written.map((each) => this.oneText(kind, each));
    return this.oneText(kind, written);
  }

  private oneText(kind: 'text' | 'markdown', written: unknown): string {
    return shownText(kind, String(written), this.product);
  }
}

/** From one key to the next most files stay the same. */
const known = new WeakMap<ContentFile, Record<string, unknown>>();

function shownFile(file: ContentFile): Record<string, unknown> {
  const { kind, name, fields, body } = file;
  const shown = known.get(file) ?? {
    ...marked(shownFields(objectShapeOf(contentModel[kind].schema), fields)),
    id: name,
    slug: name,
    body,
  };
  known.set(file, shown);
  return shown;
}

/** The same fields, with marks where something is unpublished today. */
function marked(fields: Record<string, unknown>): object {
  return Object(publishedFields(fields, { today: today(), drafts: true }));
}
