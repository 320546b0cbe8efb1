import { needOf } from '../model/fieldText';
import type { Use } from '../model/kinds/kind';
import { contentModel } from '../model/model';
import { formatPath, type Problem, quote } from '../model/problem';
import {
  reasonText,
  reasonUnpublished,
  turningDays,
  type UnpublishedReason,
  unpublishedGroups,
} from '../model/publication';
import { childOf, shapeOf } from '../model/shape';
import type { ReadFile } from './fileResult';
import { nameProblem } from './nameProblem';
import { publishedSite, unpublishedFiles } from './publishedSite';
import { shortLists } from './shortLists';
import { indexSite, type Site, type SiteIndex } from './siteIndex';

export interface UnpublishedParts {
  /** Where the published content doesn't work without what is unpublished today. */
  problems: Problem[];
  /** The same for later days, on which something appears or disappears. */
  warnings: Problem[];
  /** Everything that is unpublished today, at the field that decides it. */
  list: Problem[];
  /** The files of which visitors see nothing today, by their path within the content folder. */
  files: ReadonlySet<string>;
}

/** Finds what visitors don't see of a site on a day, and whether the rest works without it. */
export function findUnpublished(site: Site, today: string): UnpublishedParts {
  const marked = site.files.filter(({ marks }) => marks.length > 0);
  const files = unpublishedFiles(site, today);
  if (marked.length === 0) return { problems: [], warnings: [], list: [], files };
  const index = indexSite(site);
  const problems = problemsOn(today, site, index);
  const told = new Set(problems.map(keyOf));
  const warnings: Problem[] = [];
  const days = new Set(marked.flatMap(({ entry }) => [...turningDays(entry?.fields)]));
  for (const day of [...days].sort()) {
    if (day <= today) continue;
    for (const problem of problemsOn(day, site, index)) {
      if (told.has(keyOf(problem))) continue;
      told.add(keyOf(problem));
      warnings.push({
        ...problem,
        advice: `From ${day} on, this stops the build. ${problem.advice}`,
      });
    }
  }
  return { problems, warnings, list: marked.flatMap(listOf(today)), files };
}

function keyOf({ file, field, line }: Problem): string {
  return `${file} ${field} ${line}`;
}

function listOf(today: string) {
  return (from: ReadFile): Problem[] =>
    [...unpublishedGroups(from.entry?.fields, today)].map(({ path, reason }) =>
      problemAtMark(from, formatPath(path), reason, reasonText(reason), ''),
    );
}

/** A problem at the field because of which a group is unpublished. */
function problemAtMark(
  { file, marks }: ReadFile,
  group: string,
  { by }: UnpublishedReason,
  message: string,
  advice: string,
): Problem {
  const field = group === '' ? by : `${group}.${by}`;
  return {
    file,
    line: marks.find((mark) => mark.field === field)?.line ?? 1,
    field,
    message,
    advice,
  };
}

function problemsOn(day: string, site: Site, index: SiteIndex): Problem[] {
  const published = publishedSite(site, day);
  const publishedIndex = indexSite(published);
  const problems: Problem[] = [];
  for (const from of published.files) {
    if (from.marks.length > 0) problems.push(...groupProblems(from, day));
    for (const use of from.uses) {
      if (nameProblem(use, from, publishedIndex) === undefined) continue;
      // A missing target is reported by crossProblems.
      const whole = site.files.find(({ file }) => file === from.file) ?? from;
      if (nameProblem(use, whole, index) !== undefined) continue;
      const { line, field } = use;
      problems.push({ file: from.file, line, field, ...problemOf(use, site, index, day) });
    }
  }
  const home = index.paths.get('/');
  const reason = home && reasonUnpublished(home.entry?.fields, day);
  if (home && reason && !publishedIndex.paths.has('/')) {
    const message = 'leaves the site without its page at /, which visitors see first';
    const advice = 'Unpublish sections of it instead, or give another page this path.';
    problems.push(problemAtMark(home, '', reason, message, advice));
  }
  return problems;
}

function problemOf(use: Use, site: Site, index: SiteIndex, day: string) {
  const [, path = ''] = /^([^?#]*)/.exec(use.value) ?? [];
  const target =
    use.what === 'link'
      ? index.paths.get(path)
      : site.files.find(({ kind, name }) => kind === use.collection && name === use.value);
  const reason = reasonUnpublished(target?.entry?.fields, day);
  const why = reason ? `which ${reasonText(reason)}` : 'whose section is unpublished';
  const verb = use.what === 'link' ? 'leads to' : 'names';
  return {
    message: `${verb} ${quote(use.value)}, ${why}`,
    advice: 'Publish that too, unpublish this as well, or choose another.',
  };
}

/** What a published file lacks without its unpublished parts: a hero, or enough items in a list. */
function groupProblems(from: ReadFile, day: string): Problem[] {
  const { entry } = from;
  if (entry === undefined) return [];
  const problems: Problem[] = [];
  const sections = childOf(entry.fields, 'sections');
  const hero = Array.isArray(sections) ? reasonUnpublished(sections[0], day) : undefined;
  if (hero !== undefined) {
    const message = 'leaves the page without its hero';
    const advice = 'Unpublish the whole page, or other sections of it.';
    problems.push(problemAtMark(from, 'sections[0]', hero, message, advice));
  }
  for (const list of shortLists(shapeOf(contentModel[entry.kind].schema), entry.fields, day)) {
    if (list.path === 'sections') continue;
    const { path, first, reason, shape, owner, left } = list;
    const message = `leaves ${left} of the ${shape.label.toLowerCase()} visible`;
    const advice = `The ${owner} needs ${needOf(shape)}: add more, or unpublish the whole ${owner}.`;
    problems.push(problemAtMark(from, `${path}[${first}]`, reason, message, advice));
  }
  return problems;
}
