import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { shownText } from '../../../content/markdown/markdown';
import { today } from '../../../content/model/day';
import { isSingle } from '../../../content/model/entry';
import { type ContentKind, modelOf } from '../../../content/model/model';
import { labelled } from '../../../content/model/publication';
import type { ContentFile } from '../messages';
import { shownFields } from './shownFields';

/** Finds a picture by the path that a field names it with; null while it is not there. */
export type FindPicture = (path: string) => IGatsbyImageData | null;

/** All content of the site as it would be if the form were saved now. */
export class SiteContent {
  private readonly product: string;

  /** @param markOf gives the mark that each text begins with, by the text’s source */
  constructor(
    private readonly files: readonly ContentFile[],
    readonly findPicture: FindPicture,
    readonly markOf: (source: string) => string,
  ) {
    this.product = String(this.shown('site').product);
  }

  /** The same content with a file in the place of the one of its name, or added. */
  with(entry: ContentFile): SiteContent {
    const { kind, name } = entry;
    const others = this.files.filter((file) => file.kind !== kind || file.name !== name);
    return new SiteContent([...others, entry], this.findPicture, this.markOf);
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

  /**
   * A text, or each of a list that has any words, as pages have it: with the product’s name, and markdown as HTML. It
   * begins with its mark.
   */
  text(kind: 'text' | 'markdown', written: unknown, source: string): string | string[] {
    if (!Array.isArray(written)) {
      return this.markOf(source) + shownText(kind, String(written), this.product);
    }
    return written.flatMap((each, index) =>
      each === '' ? [] : this.text(kind, each, `${source}.${index}`),
    );
  }
}

/** From one key to the next most files stay the same. */
const known = new WeakMap<ContentFile, Record<string, unknown>>();

function shownFile(file: ContentFile): Record<string, unknown> {
  const { kind, name, fields, body } = file;
  const shown = known.get(file) ?? {
    ...labelled(shownFields(modelOf(kind), fields, `${kind}/${name}`), today()),
    id: name,
    slug: name,
    body,
  };
  known.set(file, shown);
  return shown;
}
