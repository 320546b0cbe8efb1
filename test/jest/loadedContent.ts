import { type ContentFile, contentFileAt } from '../../kit/content/model/entry';
import { parseFile } from '../../kit/content/read/parseFile';
import type { Files } from './contentFolder';

/** Content files as the editor has loaded them. */
export function loadedContent(files: Files): ContentFile[] {
  return [...files].flatMap(([place, text]) => {
    const id = contentFileAt(`content/${place}`);
    if (id === undefined) return [];
    const { fields } = parseFile(id.collection, text.toString());
    return { collection: id.collection, name: id.name, fields };
  });
}
