import type { Use } from '../model/kinds/kind';
import type { ReadFile } from './fileResult';
import type { Site } from './siteIndex';

/**
 * The testimonials, videos and pictures that no page shows, directly or through another file, by their path in the
 * repository.
 */
export function unusedFiles({ files, pictures }: Site): ReadonlySet<string> {
  const unused = new Map<string, ReadFile | undefined>();
  for (const file of files) if (isNamed(file)) unused.set(file.file, file);
  for (const { file } of pictures.values()) unused.set(file, undefined);

  function use(uses: readonly Use[]): void {
    for (const { what, collection, value } of uses) {
      const found =
        what === 'picture'
          ? pictures.get(value)
          : files.find(({ kind, name }) => kind === collection && name === value);
      if (found === undefined || !unused.has(found.file)) continue;
      const named = unused.get(found.file);
      unused.delete(found.file);
      use(named?.uses ?? []);
    }
  }
  for (const file of files) if (!isNamed(file)) use(file.uses);
  return new Set(unused.keys());
}

/** Whether files of this kind are shown only where others name them. */
function isNamed({ kind }: ReadFile): boolean {
  return kind === 'testimonials' || kind === 'videos';
}
