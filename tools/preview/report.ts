import type { ChangedPage, Comparison } from './compare';
import type { Surrounding } from './parts';
import type { PicturePair } from './pictures';
import type { Head } from './revision';
import type { View } from './views';
import type { Part } from './words';

/** A visual difference in a part of a page, in some views. */
export interface SeenDifference extends PicturePair {
  view: View;
}

/** What differs in a part of a page. */
export interface Difference {
  /** The lines in which words changed. */
  words: Part[][];
  /** In the order of the views. */
  looks: SeenDifference[];
}

/** A section that has changed or moved, or a changed state of an overlay. */
export interface ReportedSection extends Difference {
  name: string;
  how: 'changed' | 'added' | 'removed' | 'moved';
}

/** What happened to a section, in words that follow its name. */
export const hows: Record<ReportedSection['how'], string> = {
  changed: 'changes',
  added: 'is new',
  removed: 'is gone',
  moved: 'has another place',
};

/** What a report shows of a changed page. */
export interface ReportedPage extends Pick<ChangedPage, 'path' | 'title' | 'description'> {
  sections: ReportedSection[];
  sharePictures: { before: Buffer | undefined; after: Buffer | undefined } | undefined;
}

/** A difference around the sections that several pages share. */
export interface SharedChange extends Difference {
  where: Surrounding;
  paths: string[];
  /** Whether all pages share it. */
  everywhere: boolean;
}

export interface AddedPage {
  path: string;
  title: string;
  bytes: number;
  looks: SeenDifference[];
}

/** The compressed bytes of a page's first view on a phone. */
export interface Weight {
  path: string;
  before: number;
  after: number;
}

export interface Report extends Omit<Comparison, 'changed' | 'added'>, Head {
  /** What was compared: a commit or a folder. */
  before: string;
  after: string;
  added: AddedPage[];
  changed: ReportedPage[];
  shared: SharedChange[];
  /** The changed states of the menu, the dialogs and the toasts. */
  states: ReportedSection[];
  /** The weights of all pages whose HTML differs. */
  weights: Weight[];
}

/** Bytes that don't count as a difference, since compression varies a little. */
const noDifference = 16;

export function hasDifference({ words, looks }: Difference): boolean {
  return words.length > 0 || looks.length > 0;
}

/** Whether a visitor can see or read any of a page's own differences. */
export function isSeen({ title, description, sections, sharePictures }: ReportedPage): boolean {
  const reads = [title, description].some(isChange);
  return reads || sections.length > 0 || sharePictures !== undefined;
}

export function isChange(line: readonly Part[]): boolean {
  return line.some(({ kind }) => kind !== 'same');
}

/** The pages whose weight changed. */
export function changedWeights({ weights }: Report): Weight[] {
  return weights.filter(({ before, after }) => Math.abs(after - before) > noDifference);
}

/** The whole report in one sentence. */
export function summary(report: Report): string {
  const { shared, states, changed, added, removed, brokenLinks, newProblems, newWarnings } = report;
  const seen = [
    ...shared.map((change) => `${nameOf(change)} ${placesOf(change)}`),
    counted(
      states.length,
      'state of a dialog or the menu changes',
      'states of dialogs or the menu change',
    ),
    counted(changed.length, 'page changes', 'pages change'),
    counted(added.length, 'page is added', 'pages are added'),
    counted(removed.length, 'page is removed', 'pages are removed'),
    counted(brokenLinks.length, 'link breaks', 'links break'),
    counted(newProblems.length, 'new problem', 'new problems'),
    counted(newWarnings.length, 'new warning', 'new warnings'),
  ].filter((part) => part !== '');
  const weigh = counted(changedWeights(report).length, 'page weighs', 'pages weigh');
  const parts = seen.length > 0 || weigh === '' ? seen : [`${weigh} more or less`];
  const what = parts.length === 0 ? 'Nothing changes that a visitor could see' : joined(parts);
  return `${capitalized(what)}, from ${report.before} to ${report.after}.`;
}

export function capitalized(words: string): string {
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

/** `the header changes`. */
export function nameOf({ where }: SharedChange): string {
  return where === 'dialogs' ? 'words in dialogs change' : `the ${where} changes`;
}

/** `on every page`. */
export function placesOf({ everywhere, paths }: SharedChange): string {
  return everywhere ? 'on every page' : `on ${joined(paths)}`;
}

/** `at 390, 768 and 1280 px in light and dark`. */
export function viewsOf(looks: readonly SeenDifference[]): string {
  const [light = '', dark = ''] = ['light', 'dark'].map((scheme) => {
    const widths = looks.filter(({ view }) => view.colorScheme === scheme);
    return widths.length > 0 ? `at ${joined(widths.map(({ view }) => `${view.width}`))} px` : '';
  });
  if (light === dark) return `${light} in light and dark`;
  return joined([light && `${light} in light`, dark && `${dark} in dark`].filter(Boolean));
}

/** `84.1 KB, 0.3 KB more`. */
export function changeInBytes({ before, after }: Omit<Weight, 'path'>): string {
  const difference = after - before;
  if (Math.abs(difference) <= noDifference) return `${kilobytes(after)} KB, as before`;
  const size =
    Math.abs(difference) < 1024
      ? `${Math.abs(difference)} bytes`
      : `${kilobytes(Math.abs(difference))} KB`;
  return `${kilobytes(after)} KB, ${size} ${difference > 0 ? 'more' : 'less'}`;
}

export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** The report as data, without its pictures. */
export function asJson(report: Report): string {
  return JSON.stringify(
    {
      ...report,
      added: report.added.map(({ looks, ...page }) => page),
      shared: report.shared.map(withoutPictures),
      states: report.states.map(withoutPictures),
      changed: report.changed.map(({ sections, sharePictures, ...page }) => ({
        ...page,
        sections: sections.map(withoutPictures),
        sharePictureDifferent: sharePictures !== undefined,
      })),
      weights: changedWeights(report),
    },
    null,
    2,
  );
}

function withoutPictures<Shown extends Difference>({ looks, ...shown }: Shown) {
  const regions = looks.map(({ view, regions }) => [view.name, { regions }]);
  return { ...shown, looksDifferent: Object.fromEntries(regions) };
}

function counted(count: number, one: string, more: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : more}`;
}

function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
