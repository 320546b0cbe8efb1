import { fileOf } from '../../content/model/entry';
import type { ContentFile } from './formContent';

/* The files that were added within the form that is open, which are saved with it. */

const added = new Map<string, ContentFile>();

export function noteAdded(file: ContentFile): void {
  added.set(fileOf(file), file);
}

export function forgetAdded(): void {
  added.clear();
}

/** All saved content with those files. */
export function withAdded(content: readonly ContentFile[]): readonly ContentFile[] {
  if (added.size === 0) return content;
  return [...content.filter((file) => !added.has(fileOf(file))), ...added.values()];
}
