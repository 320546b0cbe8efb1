import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { namedOnPage } from '../../../content/derive/namedOnPage';
import { shownText } from '../../../content/markdown/markdown';
import { embedAddress } from '../../../content/model/embedAddress';
import { isSingle } from '../../../content/model/entry';
import { type CollectionName, modelOf } from '../../../content/model/model';
import { childOf } from '../../../content/model/shape';
import { markOf } from '../fields/fieldMarks';
import type { ContentFile } from '../messages';
import { type ShownFields, shownFields } from './shownFields';

/** Finds a picture by its path in a field; null until it has loaded. */
export type FindPicture = (path: string) => IGatsbyImageData | null;

/** All content of the site as it would be if the form were saved now. */
export class SiteContent {
  private readonly product: string;

  constructor(
    private readonly files: readonly ContentFile[],
    private readonly findPicture: FindPicture,
  ) {
    const product = childOf(this.all('site')[0]?.fields, 'product');
    this.product = typeof product === 'string' ? product : '';
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

  /** What pages can show of a file; for a missing file, placeholders. */
  shown(collection: CollectionName, name = ''): ShownFields {
    const files = this.all(collection);
    const file = isSingle(collection) ? files[0] : files.find((each) => each.name === name);
    return this.shownFile(file ?? { collection, name, fields: {}, body: '' });
  }

  allShown(collection: CollectionName): ShownFields[] {
    return this.all(collection).map((file) => this.shownFile(file));
  }

  /** The fields of a file, and those that the build computes. */
  private shownFile({ collection, name, fields, body }: ContentFile): ShownFields {
    const source = `${collection}/${name}`;
    const address = childOf(fields, 'address');
    return {
      ...shownFields(modelOf(collection), fields, source, this),
      slug: name,
      body: () => ({ html: this.text('markdown', body, `${source}.body`) }),
      player: (typeof address === 'string' && embedAddress(address)?.player) || '',
      videos: () => namedOnPage(fields, 'videos').map((video) => this.shown('videos', video)),
    };
  }

  /** A text as pages get it: with the product’s name, and markdown as HTML. It begins with its mark. */
  text(format: 'text' | 'markdown', written: string, source: string): string {
    return markOf(source) + shownText(format, written, this.product);
  }

  /** A picture as pages get its file. */
  picture(path: string) {
    const gatsbyImageData = this.findPicture(path);
    return { childImageSharp: gatsbyImageData && { gatsbyImageData } };
  }
}
