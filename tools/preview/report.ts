import type { ComparedPage, ComparedPart, Comparison } from './compare';
import type { PicturePair } from './pictures';
import type { SitePart } from './site';
import { isChange } from './wordChanges';

/** A phone, a tablet and a desktop, by their width in CSS pixels, each light and dark. */
export const views = [
  { name: 'phone', width: 390, colorScheme: 'light' },
  { name: 'tablet', width: 768, colorScheme: 'light' },
  { name: 'desktop', width: 1280, colorScheme: 'light' },
  { name: 'dark phone', width: 390, colorScheme: 'dark' },
  { name: 'dark tablet', width: 768, colorScheme: 'dark' },
  { name: 'dark desktop', width: 1280, colorScheme: 'dark' },
] as const;

export type View = (typeof views)[number];

/** A visual difference in a view; without one for a picture that is the same in all views. */
export interface Look extends PicturePair {
  view?: View;
}

/** What differs in a section, a share picture or a state of an overlay. */
export interface Difference extends Pick<ComparedPart, 'name' | 'how' | 'words'> {
  /** In the order of the views. */
  looks: Look[];
}

/** What a report shows of a new or changed page. */
export interface ReportedPage extends Omit<ComparedPage, 'parts'> {
  sections: Difference[];
}

/** A difference around the sections that several pages share. */
export interface SharedChange extends Pick<Difference, 'words' | 'looks'> {
  where: SitePart['where'];
  paths: string[];
  /** Whether all pages share it. */
  everywhere: boolean;
}

/** The compressed bytes of a page's first view on a phone. */
export interface Weight {
  path: string;
  /** Undefined for a new page. */
  before?: number;
  after: number;
}

export interface Report extends Omit<Comparison, 'pages'> {
  /** What was compared: a commit or a folder. */
  before: string;
  after: string;
  /** Newest first. */
  commits: { hash: string; subject: string }[];
  /** The files of `content/` that differ. */
  contentFiles: { file: string; how: 'is new' | 'changes' | 'is gone' }[];
  pages: ReportedPage[];
  shared: SharedChange[];
  /** The changed states of the menu, the dialogs and the toasts. */
  states: Difference[];
  /** The changed weights, and those of new pages. */
  weights: Weight[];
}

/** Whether a visitor can see or read any of a page's own differences. */
export function isSeen({ isNew, title, description, sections }: ReportedPage): boolean {
  return isNew || isChange(title) || isChange(description) || sections.length > 0;
}

/** Whether a page's weight changed. A few bytes don't count, since compression varies a little. */
export function isChangedWeight({ before = 0, after }: Weight): boolean {
  return Math.abs(after - before) > 16;
}

/** The whole report in one sentence. */
export function summary(report: Report): string {
  const { shared, states, pages, removed, brokenLinks, newProblems, newWarnings, weights } = report;
  const added = pages.filter(({ isNew }) => isNew).length;
  const seen = [
    ...shared.map((change) => `${nameOf(change)} ${placesOf(change)}`),
    ...counted(
      states.length,
      'state of a dialog or the menu changes',
      'states of dialogs or the menu change',
    ),
    ...counted(pages.length - added, 'page changes', 'pages change'),
    ...counted(added, 'page is added', 'pages are added'),
    ...counted(removed.length, 'page is removed', 'pages are removed'),
    ...counted(brokenLinks.length, 'link breaks', 'links break'),
    ...counted(newProblems.length, 'new problem', 'new problems'),
    ...counted(newWarnings.length, 'warning is new', 'warnings are new'),
  ];
  const weigh = counted(weights.length, 'page weighs more or less', 'pages weigh more or less');
  const what = joined(seen.length > 0 ? seen : weigh);
  const told = what === '' ? 'Nothing changes that a visitor could see' : capitalized(what);
  return `${told}, from ${report.before} to ${report.after}.`;
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
export function viewsOf(looks: readonly Look[]): string {
  const [light = '', dark = ''] = ['light', 'dark'].map((scheme) => {
    const widths = looks
      .filter(({ view }) => view?.colorScheme === scheme)
      .map(({ view }) => `${view?.width}`);
    return widths.length > 0 ? `at ${joined(widths)} px` : '';
  });
  if (light === dark) return light && `${light} in light and dark`;
  return joined([light && `${light} in light`, dark && `${dark} in dark`].filter(Boolean));
}

/** `84.1 KB, 0.3 KB more`. */
export function changeInBytes({ before, after }: Weight): string {
  const now = `${kilobytes(after)} KB`;
  if (before === undefined) return now;
  const difference = Math.abs(after - before);
  const size = difference < 1024 ? `${difference} bytes` : `${kilobytes(difference)} KB`;
  return `${now}, ${size} ${after > before ? 'more' : 'less'}`;
}

export function capitalized(words: string): string {
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

/** The report as data, without its pictures. */
export function asJson(report: Report): string {
  const withoutPictures = (key: string, value: unknown) =>
    key === 'looks' && Array.isArray(value)
      ? value.map(({ view, regions }: Look) => ({ view: view?.name, regions }))
      : value;
  return JSON.stringify(report, withoutPictures, 2);
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function counted(count: number, one: string, more: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
}

function joined(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts);
}
