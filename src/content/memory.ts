import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { contentKinds, type FileOfContent, type ReadFile, typedEntry } from './entry';
import { programDigest } from './programDigest';
import { readEntry } from './readEntry';

/** The file in which the check and the build of this site keep what they have found out. */
export const siteMemory = '.checked-files.json';

/** What earlier runs have found out about content files. */
export interface Memory {
  /** Reads a file, or takes what is known of one with this name and these bytes. */
  read(of: FileOfContent, bytes: Uint8Array): ReadFile;
  /**
   * Keeps what is known of these files for the next run; the first time only, since writing all of it after
   * each edit would take longer than reading the edited files once more.
   */
  save(files: readonly ReadFile[]): Promise<void>;
}

/** Knows nothing, and keeps nothing. */
export const noMemory: Memory = { read: readEntry, save: async () => undefined };

const finding = z.object({
  file: z.string(),
  line: z.number(),
  field: z.string(),
  message: z.string(),
  advice: z.string(),
});

const use = z.object({
  what: z.enum(['reference', 'picture', 'link', 'path']),
  collection: z.enum(['testimonials', 'videos']).optional(),
  value: z.string(),
  field: z.string(),
  line: z.number(),
});

const remembered = z.object({
  digest: z.string(),
  kind: z.enum(contentKinds),
  file: z.string(),
  name: z.string(),
  fields: z.unknown(),
  body: z.string(),
  warnings: z.array(finding),
  samples: z.array(finding),
  uses: z.array(use),
  headings: z.array(z.string()),
  marks: z.array(z.object({ field: z.string(), line: z.number() })),
  path: z.object({ value: z.string(), line: z.number() }).optional(),
});

const savedMemory = z.object({ program: z.string(), files: z.array(remembered) });

/**
 * Opens the memory in the file `path`, which needs not be there. What another program than `program` has kept
 * there counts for nothing, since it may have judged otherwise. A file with faults is never kept.
 */
export async function openMemory(path: string, program: string): Promise<Memory> {
  const known = await load(path, program);
  const digests = new WeakMap<ReadFile, string>();
  let changed = false;
  let saved = false;
  return {
    read(of, bytes) {
      const digest = createHash('sha256').update(`${of.file}\n`).update(bytes).digest('base64');
      const recalled = known.get(digest);
      const file = recalled ?? readEntry(of, bytes);
      digests.set(file, digest);
      changed ||= recalled === undefined;
      return file;
    },
    async save(files) {
      const needed = changed && !saved;
      saved = true;
      if (!needed) return;
      const kept = files.flatMap((file) => keptOf(file, digests.get(file)) ?? []);
      const whole: z.input<typeof savedMemory> = { program, files: kept };
      const incoming = `${path}-${process.pid}`;
      try {
        await writeFile(incoming, JSON.stringify(whole));
        await rename(incoming, path);
      } catch {
        // Where nothing can be kept, the next run takes longer, and that is all.
        await rm(incoming, { force: true });
      }
    },
  };
}

/** Opens the memory of this site; an empty one where it can't be told what program runs. */
export async function openSiteMemory(): Promise<Memory> {
  const program = await programDigest();
  return program === undefined ? noMemory : openMemory(siteMemory, program);
}

/** What is known, by the digest of a file. Nothing where the memory is not to be trusted. */
async function load(path: string, program: string): Promise<Map<string, ReadFile>> {
  try {
    const saved = savedMemory.parse(JSON.parse(await readFile(path, 'utf8')));
    if (saved.program !== program) return new Map();
    return new Map(
      saved.files.map(({ digest, fields, body, path, ...file }) => [
        digest,
        { ...file, path, faults: [], entry: typedEntry(file, fields, body) },
      ]),
    );
  } catch {
    // Not there, or damaged: everything is read anew, and kept again.
    return new Map();
  }
}

function keptOf(
  { entry, faults, ...file }: ReadFile,
  digest: string | undefined,
): z.input<typeof remembered> | undefined {
  if (entry === undefined || faults.length > 0 || digest === undefined) return undefined;
  return { ...file, digest, fields: entry.fields, body: entry.body };
}
