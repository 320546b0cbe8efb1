import { dayInWords } from './day';
import { asGroup, childOf, type FieldPath } from './paths';

/** What a build shows of the content. */
export interface Publication {
  /** The day of the build, in UTC, such as `2027-01-01`. */
  today: string;
  /** Whether it also shows unpublished parts, with a label. */
  drafts: boolean;
}

/** Why something is unpublished: the field that decides it and, for a date, the day. */
export interface UnpublishedReason {
  by: 'draft' | 'publishAt' | 'unpublishAt';
  day?: string;
}

/** Why a page, section or the like is unpublished on a day; undefined if it is published. */
export function reasonUnpublished(group: unknown, today: string): UnpublishedReason | undefined {
  if (childOf(group, 'draft') === true) return { by: 'draft' };
  const [from, until] = daysOf(group);
  if (from !== undefined && today < from) return { by: 'publishAt', day: from };
  if (until !== undefined && today >= until) return { by: 'unpublishAt', day: until };
  return undefined;
}

/** The fields that control publication. */
export const publicationFields: readonly string[] = ['draft', 'publishAt', 'unpublishAt'];

/** Whether a group is shown only on a condition: it has any of these fields. */
export function isConditional(group: unknown): boolean {
  return publicationFields.some((name) => childOf(group, name) !== undefined);
}

/** The days on which a group appears and disappears. */
export function daysOf(group: unknown): (string | undefined)[] {
  return ['publishAt', 'unpublishAt'].map((name) => {
    const day = childOf(group, name);
    // A form has an empty text for a day that was taken away.
    return typeof day === 'string' && day !== '' ? day : undefined;
  });
}

/** The draft label of an unpublished part, where it is shown anyway, or listed. */
export function draftLabel({ by, day = '' }: UnpublishedReason, language: string): string {
  if (by === 'draft') return 'Draft';
  const since = by === 'publishAt' ? 'Shown from' : 'No longer shown since';
  return `${since} ${dayInWords(day, language)}`;
}

/** A file, or an item of one of its lists, such as a section. */
export interface FilePart {
  /** Its path in the file: empty, or such as that of `sections[2]`. */
  path: FieldPath;
  value: unknown;
}

/** The file and those items of its lists that have a field which controls publication. */
export function conditionalParts(fields: unknown): FilePart[] {
  const items = Object.keys(asGroup(fields)).flatMap((list) => itemsOf(fields, list));
  return [{ path: [], value: fields }, ...items].filter(({ value }) => isConditional(value));
}

/** The items of a list; none if there is no such list. */
export function itemsOf(fields: unknown, name: string): FilePart[] {
  const list = childOf(fields, name);
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.map((value, index) => ({ path: [name, index], value }));
}
