import { shownText } from '../../content/derive/shownText';
import { type ContentKind, contentModel } from '../../content/model/model';
import { publishedFields } from '../../content/model/publication';
import { childOf, objectShapeOf } from '../../content/model/shape';
import { Fields } from './fields';
import type { ContentFile } from './messages';

/** All content of the site as it would be if the form were saved now. */
export class SiteContent {
  private readonly product: string;

  constructor(private readonly files: readonly ContentFile[]) {
    const product = childOf(this.file('site')?.fields, 'product');
    this.product = typeof product === 'string' ? product : '';
  }

  /** The same content with a file in the place of the one of its name, or added. */
  with(entry: ContentFile): SiteContent {
    const { kind, name } = entry;
    const others = this.files.filter((file) => file.kind !== kind || file.name !== name);
    return new SiteContent([...others, entry]);
  }

  all(kind: ContentKind): ContentFile[] {
    return this.files.filter((file) => file.kind === kind);
  }

  /** The file of this name; of a kind with one file, that one. */
  file(kind: ContentKind, name?: string): ContentFile | undefined {
    return this.all(kind).find((file) => name === undefined || file.name === name);
  }

  /** The fields of a file, as pages show them. */
  fieldsOf(kind: ContentKind, file: ContentFile | undefined): Fields {
    return new Fields(objectShapeOf(contentModel[kind].schema), marked(file?.fields), this.product);
  }

  /** The HTML of a markdown text, such as a policy's. */
  html(markdown: string): string {
    return shownText('markdown', markdown, this.product);
  }
}

/** The same fields, with marks where something is held back today. */
function marked(fields: unknown): unknown {
  try {
    return publishedFields(fields, { today: today(), drafts: true });
  } catch {
    // One of the days is no day yet.
    return fields;
  }
}

/** The day that it is, as the build has it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
