import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { today } from '../../../content/fields/day';
import { childOf, type FieldPath } from '../../../content/fields/paths';
import { renderMarkdown } from '../../../content/markdown/markdown';
import { type ContentFile, pathOf, productIn } from '../../../content/model/entry';
import {
  anchorsOfForms,
  type CollectionName,
  collectionNamed,
  contentModel,
  isPageCollection,
  isSingle,
} from '../../../content/model/model';
import { linkedPage, type ShownFields, shownEntry } from '../../../content/publish/shownEntry';
import { markOf } from '../fields/fieldMarks';
import { finished } from './finished';

/** Finds a picture by its path in a field; null until it has loaded. */
export type FindPicture = (path: string) => IGatsbyImageData | null;

/** All content of the site as it would be if the form were saved now. */
export class SiteContent {
  private readonly product: string;

  constructor(
    private readonly files: readonly ContentFile[],
    private readonly findPicture: FindPicture,
  ) {
    this.product = files.map(productIn).find((product) => product !== undefined) ?? '';
  }

  /** The same content with a file replaced or added. */
  with(entry: ContentFile): SiteContent {
    const { collection, name } = entry;
    const others = this.files.filter(
      (file) => file.collection !== collection || file.name !== name,
    );
    return new SiteContent([...others, entry], this.findPicture);
  }

  all(collection: CollectionName): ContentFile[] {
    return this.files.filter((file) => file.collection === collection);
  }

  /** The files that are pages of the site. */
  pages(): ContentFile[] {
    return this.files.filter(({ collection }) => isPageCollection(collection));
  }

  /** What pages can show of a file; for a missing file, placeholders. */
  shown(collection: CollectionName, name = ''): ShownFields {
    return this.shownFile(this.file(collection, name));
  }

  private file(collection: CollectionName, name: string): ContentFile {
    const files = this.all(collection);
    const file = isSingle(collection) ? files[0] : files.find((each) => each.name === name);
    return file ?? { collection, name, fields: {} };
  }

  /** All files of a collection as pages can show them. The copy of a page takes its place until it has a path of its own. */
  allShown(collection: CollectionName): ShownFields[] {
    const files = new Map(this.all(collection).map((file) => [pathOf(file) ?? file.name, file]));
    return [...files.values()].map((file) => this.shownFile(file));
  }

  /** What the build shows of a file, with what is unfinished, and with the mark of its field on each text. */
  private shownFile(file: ContentFile): ShownFields {
    return shownEntry(file, {
      product: this.product,
      today: today(),
      // Pages that name another file seldom ask for its text.
      wholeText: (markdown, marked) => () => ({
        html: marked + renderMarkdown(markdown, anchorsOfForms),
      }),
      picture: (path) => {
        const gatsbyImageData = this.findPicture(path);
        return { childImageSharp: gatsbyImageData && { gatsbyImageData } };
      },
      // Files can name each other: what one has is looked up when a query asks.
      file: (collection, name) => () => this.shown(collectionNamed(collection), name),
      page: (collection, name) => {
        const page = this.file(collectionNamed(collection), name);
        return linkedPage(page, { today: today(), mark: marking(page) });
      },
      mark: marking(file),
      finished,
    });
  }

  /** The picture that a page is shared with; undefined if that is the site’s icon. */
  sharePicture({ collection, fields }: ContentFile): string | undefined {
    const path = childOf(contentModel[collection].page?.sharePicture?.(fields), 'file');
    return typeof path === 'string' ? this.findPicture(path)?.images.fallback?.src : undefined;
  }
}

/** The marks of a file's fields. */
function marking({ collection, name }: ContentFile) {
  return (path: FieldPath) => markOf(`${collection}/${name}.${path.join('.')}`);
}
