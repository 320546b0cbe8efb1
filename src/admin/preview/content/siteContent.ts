import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { shownText } from '../../../content/markdown/markdown';
import { today } from '../../../content/model/day';
import { isSingle } from '../../../content/model/entry';
import { type CollectionName, modelOf } from '../../../content/model/model';
import { labelled } from '../../../content/model/publication';
import type { ContentFile } from '../messages';
import { shownFields } from './shownFields';

/** Finds a picture by its path in a field; null until it has loaded. */
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

  /** The same content with a file replaced or added. */
  with(entry: ContentFile): SiteContent {
    const { collection, name } = entry;
    const others = this.files.filter(
      (file) => file.collection !== collection || file.name !== name,
    );
    return new SiteContent([...others, entry], this.findPicture, this.markOf);
  }

  all(collection: CollectionName): ContentFile[] {
    return this.files.filter((file) => file.collection === collection);
  }

  /** What pages can show of a file; for a missing file, placeholders. */
  shown(collection: CollectionName, name = ''): Record<string, unknown> {
    const files = this.all(collection);
    const file = isSingle(collection) ? files[0] : files.find((each) => each.name === name);
    return shownFile(file ?? { collection, name, fields: {}, body: '' });
  }

  allShown(collection: CollectionName): Record<string, unknown>[] {
    return this.all(collection).map(shownFile);
  }

  /**
   * A text, or each non-empty text of a list, as pages get it: with the product’s name, and markdown as HTML. It begins
   * with its mark.
   */
  text(format: 'text' | 'markdown', written: unknown, source: string): string | string[] {
    if (!Array.isArray(written)) {
      return this.markOf(source) + shownText(format, String(written), this.product);
    }
    return written.flatMap((each, index) =>
      each === '' ? [] : this.text(format, each, `${source}.${index}`),
    );
  }
}

/** Between keystrokes most files stay the same. */
const known = new WeakMap<ContentFile, Record<string, unknown>>();

function shownFile(file: ContentFile): Record<string, unknown> {
  const { collection, name, fields, body } = file;
  const shown = known.get(file) ?? {
    ...labelled(shownFields(modelOf(collection), fields, `${collection}/${name}`), today()),
    id: name,
    slug: name,
    body,
  };
  known.set(file, shown);
  return shown;
}
