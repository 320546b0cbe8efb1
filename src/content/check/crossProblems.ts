import { contentKinds, isSingle } from '../model/entry';
import { reservedPathProblem } from '../model/kinds/path';
import { contentModel } from '../model/model';
import { type Problem, quote } from '../model/problem';
import { pathOf } from './fileResult';
import { nameProblem } from './nameProblem';
import { indexSite, type Site } from './siteIndex';

/** Finds problems between files: missing files, paths used twice, names that don't exist. */
export function crossProblems(site: Site): Problem[] {
  return [
    ...missingFiles(site),
    ...policyProblems(site),
    ...repeatedFields(site),
    ...shadowProblems(site),
    ...nameProblems(site),
  ];
}

function missingFiles({ folder, files }: Site): Problem[] {
  const problems: Problem[] = [];
  for (const kind of contentKinds) {
    if (!isSingle(kind) || 'optional' in contentModel[kind]) continue;
    if (files.some((file) => file.kind === kind)) continue;
    const file = `${folder}/${contentModel[kind].place}`;
    const advice = 'The site needs it: restore it from an earlier version.';
    problems.push({ file, line: 1, field: '', message: 'is missing', advice });
  }
  if (!files.some((file) => pathOf(file) === '/')) {
    const message = 'has no page with the path /';
    const advice = 'Give one page the path /: it is what visitors see first.';
    problems.push({ file: `${folder}/pages`, line: 1, field: '', message, advice });
  }
  return problems;
}

function policyProblems({ files }: Site): Problem[] {
  const problems: Problem[] = [];
  for (const { kind, file, name } of files) {
    if (kind !== 'policies' || reservedPathProblem(`/${name}`) === undefined) continue;
    const message = `would have the address /${name}, which is reserved`;
    problems.push({ file, line: 1, field: '', message, advice: 'Rename the file.' });
  }
  return problems;
}

/** Pages that can't be told apart: by their address, in the switcher of the header, or in search results. */
function repeatedFields({ files }: Site): Problem[] {
  const owners = new Map<string, string>();
  for (const { kind, file, name } of files) {
    if (kind === 'policies') owners.set(`path /${name}`, file);
  }
  return files.flatMap(({ file, unique }) =>
    unique.flatMap(({ field, value, line }): Problem[] => {
      const key = `${field} ${value}`;
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, file);
      if (owner === undefined || owner === file) return [];
      const message = `is the same as in ${owner}: ${quote(value)}`;
      const advice = `Change one of the two, since no two pages can have the same ${field}.`;
      return [{ file, line, field, message, advice }];
    }),
  );
}

/** Reports redirects from the address of a page, unless that page is published only for a time. */
function shadowProblems(site: Site): Problem[] {
  const { files } = site;
  const redirects = files.find(({ kind }) => kind === 'redirects');
  if (redirects === undefined) return [];
  const { paths } = indexSite(site);
  const problems: Problem[] = [];
  for (const { what, value, line, field } of redirects.uses) {
    const page = what === 'path' ? paths.get(value) : undefined;
    if (page === undefined || page.marks.some((mark) => !mark.field.includes('.'))) continue;
    const message = `${quote(value)} is the address of ${page.file}`;
    const advice = 'Remove the redirect, or give the page another path.';
    problems.push({ file: redirects.file, line, field, message, advice });
  }
  return problems;
}

function nameProblems(site: Site): Problem[] {
  const index = indexSite(site);
  const problems: Problem[] = [];
  for (const from of site.files) {
    for (const use of from.uses) {
      const problem = nameProblem(use, from, index);
      if (problem === undefined) continue;
      problems.push({ file: from.file, line: use.line, field: use.field, ...problem });
    }
  }
  return problems;
}
