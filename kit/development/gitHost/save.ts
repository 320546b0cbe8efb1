import { z } from 'zod';
import { inForm, inReadingOrder } from '../../content/check/wording';
import { collectionOf } from '../../content/model/entry';
import type { Publisher } from '../../content/publish/publisher';
import {
  blobId,
  errorCode,
  type FileChange,
  placeInContent,
  Refusal,
  type WorkingCopy,
} from './workingCopy';

/** The changes of one save, as in https://docs.gitea.com/api/next/#tag/repository/operation/repoChangeFiles */
export const commitRequest = z.object({
  files: z.array(
    z.object({
      operation: z.enum(['create', 'update', 'delete']),
      path: z.string(),
      /** In Base64. */
      content: z.string().default(''),
      /** The former path of a file that moves. */
      from_path: z.string().optional(),
      /** The Git object that the change is based on. */
      sha: z.string().optional(),
    }),
  ),
});

export type FileOperation = z.infer<typeof commitRequest>['files'][number];

const changedMeanwhile =
  'This was added, changed or removed in another tab or by somebody else, so nothing was saved. Your words are still in ' +
  'the form: press Save to choose, or choose another name.';

/**
 * Saves all files of a change, or none. The change is checked as a whole before anything is written.
 *
 * @throws a Refusal for a conflict or a problem
 */
export async function saveAll(
  operations: readonly FileOperation[],
  workingCopy: WorkingCopy,
  publisher: Publisher,
): Promise<void> {
  const changes = await changesOf(operations, workingCopy);
  const files = new Map([...changes].map(([place, { bytes }]) => [`content/${place}`, bytes]));
  const { problems } = await publisher.checkChanges(files);
  if (problems.length > 0) {
    const { path: own } =
      operations.find(({ path }) => collectionOf(path) !== undefined) ?? operations[0] ?? {};
    const words = inReadingOrder(problems).map((problem) => {
      const { where, what } = inForm(problem, own);
      return where ? `${where}: ${what}` : what;
    });
    throw new Refusal(422, [...new Set(words)].join(' '));
  }
  // During the check, another program may have written.
  const checked = await changesOf(operations, workingCopy);
  const needed = [...checked].filter(([, { bytes, before }]) => !before || !bytes?.equals(before));
  // A text never names a picture that isn’t there yet.
  const inOrder = needed.toSorted(([one], [other]) => rank(one) - rank(other));
  await workingCopy.write(new Map(inOrder)).catch((error) => {
    throw errorCode(error) === 'EEXIST' ? new Refusal(409, changedMeanwhile) : error;
  });
}

function rank(place: string): number {
  return place.startsWith('images/') ? 0 : 1;
}

/** The changes of each file, if what is there is still what each operation is based on. */
async function changesOf(operations: readonly FileOperation[], workingCopy: WorkingCopy) {
  const changes = new Map<string, FileChange>();
  for (const { operation, path, from_path: from = path, content, sha } of operations) {
    const [place, origin] = [placeInContent(path), placeInContent(from)];
    const bytes = operation === 'delete' ? undefined : Buffer.from(content, 'base64');
    const before = await workingCopy.read(place);
    const source = origin === place ? before : await workingCopy.read(origin);
    const isNew = operation === 'create' || origin !== place;
    // The engine names no version of a picture that it replaces.
    const isUnnamed = sha === undefined && collectionOf(path) === undefined;
    const isBased = operation === 'create' || isUnnamed || (source && sha === blobId(source));
    if ((isNew && before) || !isBased) throw new Refusal(409, changedMeanwhile);
    changes.set(place, { bytes, before });
    if (origin !== place) changes.set(origin, { bytes: undefined, before: source });
  }
  return changes;
}
