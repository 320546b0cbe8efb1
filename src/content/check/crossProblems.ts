import { collectionNames, isSingle, nameOf } from '../model/entry';
import { covers } from '../model/fieldTypes/path';
import { contentModel } from '../model/model';
import { type Problem, type ProblemText, quote } from '../model/problem';
import { isMarked } from '../model/publication';
import { childOf } from '../model/shape';
import { type ContentIndex, pageAt, pathOf, targetOf } from './contentIndex';
import { fileInForm } from './formatProblem';
import { referenceProblems } from './references';

/** Finds problems between files: missing files, paths used twice, names that don't exist. */
export function crossProblems(contentIndex: ContentIndex): Problem[] {
  return [
    ...unevenPictures(contentIndex),
    ...missingFiles(contentIndex),
    ...repeatedFields(contentIndex),
    ...takenPaths(contentIndex),
    ...redirectProblems(contentIndex),
    ...referenceProblems(contentIndex),
    ...unlistedTargets(contentIndex),
    ...unusedPictures(contentIndex),
  ];
}

/** Finds light and dark pairs of pictures that differ in size. */
function* unevenPictures({ files, images }: ContentIndex): Generator<Problem> {
  if (images === undefined) return;
  for (const { file, references } of files) {
    for (const [index, { value, field, line }] of references.entries()) {
      const before = references[index - 1];
      if (!field.endsWith('.darkFile') || before?.field !== field.replace(/darkFile$/, 'file'))
        continue;
      const [light, dark] = [images.get(before.value), images.get(value)];
      if (!light?.width || !dark?.width) continue;
      const sizes = [light, dark].map(({ width, height }) => `${width} by ${height}`);
      if (sizes[0] === sizes[1]) continue;
      const message = `is ${sizes[1]} pixels, but the one for light mode is ${sizes[0]}`;
      const advice =
        'The page must not shift when one replaces the other: use the same size for both, or remove the one for dark mode.';
      yield { code: 'picture-size', file, line, field, message, advice };
    }
  }
}

/** Finds files that the site can’t do without, and is without. */
function* missingFiles(contentIndex: ContentIndex): Generator<Problem> {
  for (const collection of collectionNames) {
    if (!isSingle(collection) || 'optional' in contentModel[collection]) continue;
    const { place } = contentModel[collection];
    if (contentIndex.byName.has(`${collection}/${nameOf(place)}`)) continue;
    const file = `content/${place}`;
    const advice = 'The site needs it: restore it from an earlier version.';
    yield { code: 'no-file', file, line: 1, field: '', message: 'is missing', advice };
  }
  if (pageAt('/', contentIndex) === undefined) {
    yield { ...noHome, file: 'content/pages', line: 1, field: '' };
  }
}

export const noHome: ProblemText = {
  code: 'no-home',
  message: 'has no page with the path /',
  advice: 'Give one page the path /: it is what visitors see first.',
};

/** Finds pages that can't be told apart by their address, in the header's switcher, or in search results. */
function* repeatedFields({ files }: ContentIndex): Generator<Problem> {
  const owners = new Map<string, string>();
  const policies = files.filter(({ collection }) => collection === 'policies');
  const pages = files.filter(({ collection }) => collection === 'pages');
  for (const page of [...policies, ...pages]) {
    const { file, value, placeOf } = page;
    const [label, title] = [childOf(value, 'label'), childOf(value, 'title')];
    for (const [name, written] of Object.entries({ path: pathOf(page), label, title })) {
      if (typeof written !== 'string') continue;
      const owner = owners.get(`${name} ${written}`);
      owners.set(`${name} ${written}`, file);
      if (owner === undefined) continue;
      const sameAs = (other: string) => `is the same as ${other}: ${quote(written)}`;
      const message = sameAs(`in ${owner}`);
      const form = { message: sameAs(`that of ${fileInForm(owner)}`) };
      const advice = 'Change one of the two: nobody could tell the pages apart.';
      yield { code: 'duplicate', file, ...placeOf([name]), message, advice, form };
    }
  }
}

/** Finds old addresses that a page has now, or that are redirected twice. */
function* takenPaths({ files, paths }: ContentIndex): Generator<Problem> {
  const owners = new Map<string, string>();
  for (const { file, references } of files) {
    for (const { what, value, line, field } of references) {
      if (what !== 'path' || field === 'path') continue;
      const place = { code: 'duplicate', file, line, field };
      // Hosts also answer /clients.html and /clients/index.html with the page.
      const from = value.replace(/(?:\/index)?(?:\.html)?$/, '');
      const path = paths.has(from) ? from : [...paths.keys()].find((each) => covers(from, each));
      const page = path === undefined ? undefined : paths.get(path);
      const owner = owners.get(value);
      owners.set(value, file);
      // A page that is published only for a limited time needs a redirect for the rest of the time.
      if (page !== undefined && !isMarked(page.value)) {
        const message = `${quote(value)} leads to ${page.file} now`;
        const form = { message: `${quote(value)} leads to ${fileInForm(page.file)} now` };
        yield { ...place, message, advice: 'Remove it, or give the page another path.', form };
      } else if (owner !== undefined) {
        const message = `${quote(value)} already has a redirect in ${owner}`;
        const form = { message: `${quote(value)} already leads to ${fileInForm(owner)}` };
        const advice = 'Remove one of the two: visitors can be led to only one page.';
        yield { ...place, message, advice, form };
      }
    }
  }
}

/**
 * Cloudflare Pages reads 2,000 rules, two of which each address takes, and 100 with a `*`, each of 1,000 characters:
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const most = { addresses: 1000, withStar: 100, characters: 900 };

/** Finds redirects that hosts would ignore. */
function* redirectProblems({ files, redirects, formerPaths }: ContentIndex) {
  const path = `content/${contentModel.redirects.place}`;
  const { file, placeOf } = files.find((each) => each.file === path) ?? {
    file: path,
    placeOf: () => ({ line: 1, field: 'redirects' }),
  };
  for (const [index, [from, to]] of [...redirects].entries()) {
    const place = { file, ...placeOf(['redirects', index, 'to']) };
    const { length } = encodeURI(`${from} ${to}`);
    if (length <= most.characters) continue;
    const message = `has ${length} characters with its old address`;
    yield { ...place, code: 'long', message, advice: `Hosts read ${most.characters}: shorten it.` };
  }
  // Cloudflare matches the encoded address, and Netlify the decoded one.
  const addresses = [...redirects.keys(), ...formerPaths.keys()].flatMap((from) => [
    ...new Set([from, encodeURI(from)]),
  ]);
  const withStar = addresses.filter((from) => from.endsWith('*')).length;
  if (addresses.length <= most.addresses && withStar <= most.withStar) return;
  const message = `has ${addresses.length} old addresses with the former paths of pages, ${withStar} of them with *`;
  const advice = `Hosts read ${most.addresses}, ${most.withStar} of them with *, where one with letters such as é counts twice: remove those that nobody follows any more.`;
  yield { code: 'too-many', file, ...placeOf(['redirects']), message, advice };
}

/** Finds links on every page to one that is only for those who have its address. */
function* unlistedTargets(contentIndex: ContentIndex): Generator<Problem> {
  for (const { collection, file, references } of contentIndex.files) {
    if (collection !== 'site' && collection !== 'banner') continue;
    for (const reference of references) {
      const { field, line } = reference;
      const target = targetOf(reference, contentIndex);
      // A banner may be on an unlisted page.
      const isLink = !field.includes('.pages[');
      if (!isLink || target === undefined || !('value' in target)) continue;
      if (childOf(target.value, 'unlisted') !== true) continue;
      const saying = (what: string) => `leads to ${what}, which is unlisted`;
      const form = { message: saying(fileInForm(target.file)) };
      const advice = 'Everyone finds the page by this link: lead elsewhere, or list the page.';
      const problem = { code: 'unlisted', message: saying(target.file), advice, form };
      yield { ...problem, file, line, field, severity: 'warning' };
    }
  }
}

/** Finds pictures that no file names. */
function* unusedPictures({ files, images = new Map() }: ContentIndex): Generator<Problem> {
  const named = new Set(files.flatMap(({ references }) => references.map(({ value }) => value)));
  const advice = 'Delete it, or name it where it belongs.';
  for (const [path, { file }] of images) {
    if (named.has(path)) continue;
    const place = { file, line: 1, field: '' };
    yield { ...place, code: 'unused', message: 'is not used', advice, severity: 'launch' };
  }
}
