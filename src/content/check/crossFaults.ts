import { contentKinds, isSingle } from '../model/entry';
import { contentModel } from '../model/model';
import { reservedPathFault } from '../model/pathFault';
import { type Fault, quote } from '../model/problem';
import { nameFault } from '../read/nameFault';
import { indexSite, type Site } from './siteIndex';

/** Finds what no file can know by itself: missing files, paths asked for twice, names that lead nowhere. */
export function crossFaults(site: Site): Fault[] {
  return [
    ...missingFiles(site),
    ...policyFaults(site),
    ...pathFaults(site),
    ...shadowFaults(site),
    ...nameFaults(site),
  ];
}

function missingFiles({ folder, files }: Site): Fault[] {
  const faults: Fault[] = [];
  for (const kind of contentKinds) {
    if (!isSingle(kind) || 'optional' in contentModel[kind]) continue;
    if (files.some((file) => file.kind === kind)) continue;
    const file = `${folder}/${contentModel[kind].place}`;
    const advice = 'The site needs it: take it back from an earlier version.';
    faults.push({ file, line: 1, field: '', message: 'is missing', advice });
  }
  if (!files.some(({ path }) => path?.value === '/')) {
    const message = 'has no page with the path /';
    const advice = 'Give one page the path /: it is what visitors see first.';
    faults.push({ file: `${folder}/pages`, line: 1, field: '', message, advice });
  }
  return faults;
}

function policyFaults({ files }: Site): Fault[] {
  const faults: Fault[] = [];
  for (const { kind, file, name } of files) {
    if (kind !== 'policies' || reservedPathFault(`/${name}`) === undefined) continue;
    const message = `would get the address /${name}, which is kept for something else`;
    faults.push({ file, line: 1, field: '', message, advice: 'Rename the file.' });
  }
  return faults;
}

function pathFaults({ files }: Site): Fault[] {
  const faults: Fault[] = [];
  const taken = new Map<string, string>();
  for (const { kind, file, name } of files) if (kind === 'policies') taken.set(`/${name}`, file);
  for (const { file, path } of files) {
    if (path === undefined) continue;
    const owner = taken.get(path.value);
    if (owner === undefined) {
      taken.set(path.value, file);
      continue;
    }
    const message = `${quote(path.value)} is the address of ${owner} already`;
    const advice = 'Give each page a path of its own.';
    faults.push({ file, line: path.line, field: 'path', message, advice });
  }
  return faults;
}

/** A page keeps its address; one that is there for a time only may have a redirect for the rest. */
function shadowFaults(site: Site): Fault[] {
  const { files } = site;
  const redirects = files.find(({ kind }) => kind === 'redirects');
  if (redirects === undefined) return [];
  const { paths } = indexSite(site);
  const faults: Fault[] = [];
  for (const { what, value, line, field } of redirects.uses) {
    const page = what === 'path' ? paths.get(value) : undefined;
    if (page === undefined || page.marks.some((mark) => !mark.field.includes('.'))) continue;
    const message = `${quote(value)} is the address of ${page.file}`;
    const advice = 'Remove the redirect, or give the page another path.';
    faults.push({ file: redirects.file, line, field, message, advice });
  }
  return faults;
}

function nameFaults(site: Site): Fault[] {
  const index = indexSite(site);
  const faults: Fault[] = [];
  for (const from of site.files) {
    for (const use of from.uses) {
      const complaint = nameFault(use, from, index);
      if (complaint === undefined) continue;
      faults.push({ file: from.file, line: use.line, field: use.field, ...complaint });
    }
  }
  return faults;
}
