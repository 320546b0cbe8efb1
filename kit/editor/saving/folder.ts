import { readQuery, type Sent } from './ask';

/** A file or folder, as GitHub has it. */
interface Place {
  path: string;
  object: { text?: string | null; entries?: Place[] } | null;
}

const blob = '... on Blob { text }';

/**
 * Reads the texts in a folder, and in those in it.
 *
 * @param at the repository, and the folder such as `main:content`
 */
export async function readFolder(
  sent: Sent,
  at: { owner: string | undefined; repo: string | undefined; place: string },
): Promise<{ path: string; text: string }[]> {
  const { repository } = await readQuery(
    sent,
    `query($owner: String!, $repo: String!, $place: String!) {
      repository(owner: $owner, name: $repo) {
        object(expression: $place) {
          ... on Tree {
            entries { path object { ${blob} ... on Tree { entries { path object { ${blob} } } } } }
          }
        }
      }
    }`,
    at,
  );
  return filesIn({ path: '', object: repository.object });
}

function filesIn({ path, object }: Place): { path: string; text: string }[] {
  const { text, entries = [] } = object ?? {};
  return [typeof text === 'string' ? [{ path, text }] : [], entries.flatMap(filesIn)].flat();
}
