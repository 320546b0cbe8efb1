import type { ContentFile } from '../../content/model/entry';
import { fileOf } from '../../content/model/entry';

/* The files that were added within the form that is open, which are saved with it. */

const added = new Map<string, ContentFile>();

export function noteAdded(file: ContentFile): void {
  added.set(fileOf(file), file);
}

export function forgetAdded(): void {
  added.clear();
}

export function addedFiles(): ContentFile[] {
  return [...added.values()];
}
