import { contentModel } from '../model/model';
import { formatPath } from '../model/problem';
import { publishedFields, unpublishedGroups } from '../model/publication';
import type { ReadFile } from './fileResult';
import { sectionTitles } from './pageRules';
import type { Site } from './siteIndex';

/** The site without what is unpublished on a day. */
export function publishedSite(site: Site, today: string): Site {
  const files = site.files.flatMap((file): ReadFile[] => {
    if (file.entry === undefined || file.marks.length === 0) return [file];
    const unpublished = [...unpublishedGroups(file.entry.fields, today)].map(({ path }) =>
      formatPath(path),
    );
    if (unpublished.includes('')) return [];
    const uses = file.uses.filter(
      ({ field }) => !unpublished.some((group) => isWithin(field, group)),
    );
    const titles = sectionTitles(publishedFields(file.entry.fields, { today, drafts: false }));
    return [{ ...file, uses, headings: file.kind === 'pages' ? titles : file.headings }];
  });
  return { ...site, files };
}

function isWithin(field: string, group: string): boolean {
  return field.startsWith(group) && /^[.[]/.test(field.slice(group.length));
}

/** The files of which visitors see nothing: unpublished ones, and the videos and pictures that only those name. */
export function unpublishedFiles(site: Site, today: string): Set<string> {
  const published = publishedSite(site, today);
  const shown = new Set(published.files.map(({ file }) => file));
  const unpublished = new Set(site.files.filter(({ file }) => !shown.has(file)).map(placeOf));
  const videos = onlyIn(site.files, published.files);
  const left = published.files.filter(({ kind, name }) => kind !== 'videos' || !videos.has(name));
  const pictures = new Set(namesIn(left, 'picture'));
  for (const name of videos) unpublished.add(placeOf({ kind: 'videos', name }));
  for (const path of site.pictures.keys()) if (!pictures.has(path)) unpublished.add(path.slice(1));
  return unpublished;
}

/** The videos that are used, but not by anything published. */
function onlyIn(all: readonly ReadFile[], published: readonly ReadFile[]): Set<string> {
  const used = new Set(namesIn(all, 'reference', 'videos'));
  for (const name of namesIn(published, 'reference', 'videos')) used.delete(name);
  return used;
}

function namesIn(
  files: readonly ReadFile[],
  what: 'reference' | 'picture',
  collection?: 'videos',
): string[] {
  return files
    .flatMap(({ uses }) => uses)
    .filter((use) => use.what === what && use.collection === collection)
    .map(({ value }) => value);
}

function placeOf({ kind, name }: Pick<ReadFile, 'kind' | 'name'>): string {
  return contentModel[kind].place.replace('*', name);
}
