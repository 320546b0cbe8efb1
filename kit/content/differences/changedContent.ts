import { type ContentFiles, withChanges } from '../read/readContent';
import { changesSince } from '../read/revision';

/**
 * The content as it was when the project in a folder branched off a revision of git; what hasn’t changed has the same
 * facts as in `files`, the present one; of what has, `bytes` are the earlier files. Throws where git can’t tell, with what to do.
 */
export async function changedContent(files: ContentFiles, revision: string, folder: string) {
  const { content, ...known } = changesSince(revision, folder);
  return { ...known, bytes: content, before: await withChanges(files, content) };
}
