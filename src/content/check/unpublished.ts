import { needOf } from '../model/fieldText';
import { contentModel } from '../model/model';
import { type FieldPath, formatPath, type Problem, quote, type Words } from '../model/problem';
import {
  publishedFields,
  reasonText,
  reasonUnpublished,
  turningDays,
  type UnpublishedReason,
  unpublishedGroups,
} from '../model/publication';
import { childOf, groupOf, type Shape, shapeOf } from '../model/shape';
import { sectionTitles } from './kindRules';
import { lostUses } from './lostUses';
import type { PlacedUse, ReadFile } from './readFile';
import { type Site, siteOf, targetOf } from './site';

/** Everything that is unpublished on a day, at the field that decides it. */
export function unpublishedParts({ files }: Site, day: string): Problem[] {
  return files.flatMap((file) =>
    [...unpublishedGroups(file.entry?.fields, day)].map(({ path, reason }) =>
      problemAtMark(file, path, reason, {
        code: 'unpublished',
        message: reasonText(reason),
        advice: '',
      }),
    ),
  );
}

/** The site without what is unpublished on a day. */
export function publishedSite({ folder, files, images }: Site, today: string): Site {
  const published = files.flatMap((file): ReadFile[] => {
    const { kind, entry, marks } = file;
    if (entry === undefined || marks.length === 0) return [file];
    const groups = [...unpublishedGroups(entry.fields, today)].map(({ path }) => formatPath(path));
    if (groups.includes('')) return [];
    const uses = file.uses.filter(
      ({ field }) => !groups.some((group) => field.startsWith(`${group}.`)),
    );
    if (kind !== 'pages') return [{ ...file, uses }];
    const fields = publishedFields(entry.fields, { today, drafts: false });
    return [{ ...file, uses, headings: sectionTitles(fields) }];
  });
  return siteOf(folder, published, images);
}

/**
 * Finds where the published content doesn't work without what is unpublished: today, which are problems, and from a
 * later day on, on which something appears or disappears, which are warnings.
 */
export function publicationGaps(site: Site, today: string) {
  // What doesn't exist at all is told of elsewhere.
  const lost = new Set(lostUses(site).map(({ use }) => use));
  const problems = gapsOn(today, site, lost);
  const keyOf = ({ file, field, line }: Problem) => `${file} ${field} ${line}`;
  const told = new Set(problems.map(keyOf));
  const warnings: Problem[] = [];
  const days = new Set(site.files.flatMap(({ entry }) => [...turningDays(entry?.fields)]));
  for (const day of [...days].filter((day) => day > today).sort()) {
    for (const problem of gapsOn(day, site, lost)) {
      if (told.has(keyOf(problem))) continue;
      told.add(keyOf(problem));
      const advice = `From ${day} on, this stops the build. ${problem.advice}`;
      warnings.push({ ...problem, advice });
    }
  }
  return { problems, warnings };
}

function gapsOn(day: string, site: Site, lost: ReadonlySet<PlacedUse>): Problem[] {
  const published = publishedSite(site, day);
  const gaps = lostUses(published).filter(({ use }) => !lost.has(use));
  const problems = gaps.map(({ use, problem }) => ({ ...problem, ...gapText(use, site, day) }));
  const marked = published.files.filter(({ marks }) => marks.length > 0);
  problems.push(...marked.flatMap((file) => missingParts(file, day)));
  const home = site.paths.get('/');
  const reason = reasonUnpublished(home?.entry?.fields, day);
  if (home && reason && !published.paths.has('/')) {
    const message = 'leaves the site without its page at /, which visitors see first';
    const advice = 'Unpublish sections of it instead, or give another page this path.';
    problems.push(problemAtMark(home, [], reason, { code: 'no-home', message, advice }));
  }
  return problems;
}

function gapText(use: PlacedUse, site: Site, day: string) {
  const target = targetOf(use, site);
  const fields = target && 'entry' in target ? target.entry?.fields : undefined;
  const reason = reasonUnpublished(fields, day);
  const why = reason ? `which ${reasonText(reason)}` : 'whose section is unpublished';
  const verb = use.what === 'link' ? 'leads to' : 'names';
  const advice = 'Publish that too, unpublish this as well, or choose another.';
  return { message: `${verb} ${quote(use.value)}, ${why}`, advice };
}

/** What a published file lacks without its unpublished parts: a hero, or enough items in a list. */
function missingParts(file: ReadFile, day: string): Problem[] {
  const fields = file.entry?.fields;
  const problems: Problem[] = [];
  const hero = reasonUnpublished(childOf(childOf(fields, 'sections'), 0), day);
  if (hero !== undefined) {
    const message = 'leaves the page without its hero';
    const advice = 'Unpublish the whole page, or other sections of it.';
    problems.push(problemAtMark(file, ['sections', 0], hero, { code: 'hero', message, advice }));
  }
  findShortLists(shapeOf(contentModel[file.kind].schema), fields, [], '');
  return problems;

  /** `owner` is the noun of the group that the value belongs to. */
  function findShortLists(shape: Shape, value: unknown, path: FieldPath, owner: string): void {
    if (reasonUnpublished(value, day) !== undefined) return;
    const group = groupOf(shape, value);
    if (group !== undefined) {
      for (const { name, shape } of group.fields) {
        findShortLists(shape, childOf(value, name), [...path, name], group.noun);
      }
    }
    if (shape.is !== 'list' || !Array.isArray(value)) return;
    const reasons = value.map((item) => reasonUnpublished(item, day));
    const first = reasons.findIndex((reason) => reason !== undefined);
    const reason = reasons[first];
    const left = reasons.filter((each) => each === undefined).length;
    // Without any section a page lacks its hero, too.
    if (reason !== undefined && left < shape.min && formatPath(path) !== 'sections') {
      const message = `leaves ${left} of the ${shape.label.toLowerCase()} visible`;
      const advice = `The ${owner} needs ${needOf(shape)}: add more, or unpublish the whole ${owner}.`;
      problems.push(
        problemAtMark(file, [...path, first], reason, { code: 'count', message, advice }),
      );
    }
    for (const [index, item] of value.entries()) {
      findShortLists(shape.item, item, [...path, index], owner);
    }
  }
}

/** A problem at the field because of which a group is unpublished. */
function problemAtMark(
  { file, marks }: ReadFile,
  group: FieldPath,
  { by }: UnpublishedReason,
  words: Words,
): Problem {
  const field = formatPath([...group, by]);
  const line = marks.find((mark) => mark.field === field)?.line ?? 1;
  return { file, line, field, ...words };
}
