import type { ChangedPage, Comparison } from './compare';
import type { Device } from './devices';
import type { PicturePair } from './pictures';

/** What a report shows of a page that is different, with all that was found out about it. */
export interface ReportedPage extends ChangedPage {
  /** The compressed bytes of a first view on a phone. */
  bytes: { before: number; after: number };
  /** How it looked before and after, at the widths where that differs. */
  looks: Partial<Record<Device, PicturePair>>;
  sharePictures: { before: Buffer | undefined; after: Buffer | undefined } | undefined;
}

export interface AddedPage {
  path: string;
  title: string;
  bytes: number;
  looks: Record<Device, Buffer>;
}

export interface Report extends Omit<Comparison, 'changed' | 'added'> {
  /** What was compared: commits, or folders. */
  before: string;
  after: string;
  added: AddedPage[];
  changed: ReportedPage[];
}

/** Bytes that are no difference: a header of an answer compresses a little better or worse. */
const noDifference = 16;

/** Whether anybody sees, reads or waits for what differs in a page. */
export function isSeen({ words, title, description, sharePicture, bytes, looks }: ReportedPage) {
  const reads = [title, description].some((parts) => parts.some(({ kind }) => kind !== 'same'));
  const weighs = Math.abs(bytes.after - bytes.before) > noDifference;
  return (
    words.length > 0 ||
    reads ||
    sharePicture !== undefined ||
    weighs ||
    Object.keys(looks).length > 0
  );
}

/** The whole report in one sentence. */
export function summary(report: Report): string {
  const parts = [
    counted(report.changed.length, 'page changes', 'pages change'),
    counted(report.added.length, 'page is added', 'pages are added'),
    counted(report.removed.length, 'page is removed', 'pages are removed'),
    counted(report.brokenLinks.length, 'link breaks', 'links break'),
    counted(report.newFaults.length, 'new fault', 'new faults'),
    counted(report.newWarnings.length, 'new warning', 'new warnings'),
  ].filter((part) => part !== '');
  const what = parts.length === 0 ? 'Nothing changes that a visitor could see' : joined(parts);
  return `${what}, from ${report.before} to ${report.after}.`;
}

/** `84.1 KB, 0.3 KB more`. */
export function changeInBytes({ before, after }: { before: number; after: number }): string {
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
      changed: report.changed.map(({ looks, sharePictures, ...page }) => ({
        ...page,
        looksDifferent: Object.fromEntries(
          Object.entries(looks).map(([device, { regions }]) => [device, { regions }]),
        ),
      })),
    },
    null,
    2,
  );
}

function counted(count: number, one: string, more: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : more}`;
}

function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
