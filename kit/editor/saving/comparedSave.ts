import { fileInWords } from '../../content/check/wording';
import { collectionOf } from '../../content/model/entry';
import { fileChanges } from '../changes/fileChanges';
import { discardButton } from '../engine/buttons';
import { decodedText, encodedText, sentText } from './openedText';
import { askWriter } from './question';

/* What happens between a press on Save and the host, whichever it is. */

const replaces = `Somebody else has saved this after you opened it, perhaps you in another tab.

OK puts your words in the place of theirs. Cancel saves nothing, and keeps your words in the form.`;

const removed = `Somebody has removed this, or given it another name in Git, after you opened it.

OK saves it as a new file. Cancel saves nothing, and keeps your words in the form.`;

const declined = `Nothing was saved: somebody else has saved this after you opened it. Copy what you need from the form. Then reload the page, and choose ${discardButton}, to see theirs.`;

const left = 'Nothing was saved: somebody has removed this. Copy what you need from the form.';

/** What is said if somebody else writes again and again between a look and a write. */
export const sameMoment =
  'Nothing was saved: somebody else is saving at this moment. Save again in a minute.';

/** A file that is about to be written. */
interface SentFile {
  /** Such as `content/pages/clients.md`. */
  path: string;
  /** In base64. */
  content: string;
  /** Where it is until then, if it gets another name. */
  from?: string | undefined;
}

/** Texts by their path. */
type Texts = ReadonlyMap<string, string>;

interface Host<Version> {
  /** Reads the texts that are there now, and the version that a write is based on. */
  look(paths: readonly string[]): Promise<{ texts: Texts; version: Version }>;
  /** Writes what forms have written, in base64; returns nothing if the version is another by now. */
  write(texts: Texts, version: Version): Promise<Response | undefined>;
}

/**
 * Saves files in the place of what their forms were opened with. Before anything else is replaced, the writer is asked.
 *
 * @throws with what to do if nothing was saved
 */
export async function save<Version>(
  sent: readonly SentFile[],
  { look, write }: Host<Version>,
): Promise<Response> {
  refuseTwins(sent);
  const forms = sent.filter(({ path }) => collectionOf(path) !== undefined);
  const paths = forms.flatMap(({ path, from = path }) => [path, from]);
  /** What the writer has agreed to replace, by its path. */
  const agreed = new Map<string, string>();
  for (let tries = 0; tries < 2; tries += 1) {
    const there = await look(paths);
    const texts = new Map<string, string>();
    for (const file of forms) {
      texts.set(file.path, await askBeforeReplacing(file, there.texts, agreed));
    }
    const written = await write(texts, there.version);
    if (written) return written;
  }
  throw new Error(sameMoment);
}

/** The text of a file as it is written. */
async function askBeforeReplacing(
  { path, content, from = path }: SentFile,
  texts: Texts,
  agreed: Map<string, string>,
): Promise<string> {
  const { text, replaced } = sentText(decodedText(content));
  if (replaced === undefined) {
    throw new Error(`Nothing was saved: ${fileInWords(path)} comes from no form here.`);
  }
  const there = texts.get(path) ?? texts.get(from);
  const present = there?.trim() ?? '';
  if (![replaced, text.trim(), agreed.get(path)].includes(present)) {
    const changes = there === undefined ? [] : fileChanges(path, there, text);
    const isAgreed = await askWriter(there === undefined ? removed : replaces, changes);
    if (!isAgreed) throw new Error(there === undefined ? left : declined);
    agreed.set(path, present);
  }
  return encodedText(text);
}

/** Refuses two different pictures of one name, of which one would take the place of the other. */
function refuseTwins(files: readonly SentFile[]): void {
  const twin = files.find(({ path, content }) =>
    files.some((other) => other.path === path && other.content !== content),
  );
  if (twin === undefined) return;
  const name = twin.path.slice(twin.path.lastIndexOf('/') + 1);
  throw new Error(
    `Nothing was saved: two of your new pictures would be named “${name}”. Give one of them another name on your machine, and choose it again in its field.`,
  );
}
