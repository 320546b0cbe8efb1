import type { ContentFile } from '../../content/model/entry';
import type { FollowedField } from './fields/follow';

/** What the form tells its preview. */
export interface PreviewMessage {
  /** What the preview asks of the form. */
  form: {
    /** The picture that a field has as its value; undefined, or an error, if there is none. */
    readPicture(value: string): Promise<Blob | undefined>;
    /** Opens the field that was clicked on the page, at the words that were clicked. */
    openField(source: string, words?: string): void;
  };
  /** All saved content. */
  content: readonly ContentFile[];
  /** The file being edited. */
  entry: ContentFile;
  /** The field that has got the focus, or is to be seen: it is kept in view, until another is changed. */
  follow: FollowedField;
  outlined: readonly OutlinedField[];
}

/** A field with a word such as `New`. */
export type OutlinedField = FollowedField & { word: string };

declare global {
  interface Window {
    /** In the preview's page: shows what the form tells. What is left out stays as it was. */
    showPreview?: (told: Partial<PreviewMessage>) => void;
  }
}
