import { dayInWords } from '../../content/fields/day';
import { childOf } from '../../content/fields/shape';

/** The hidden field whose words follow an entry in lists and pickers. */
export const publicationField = 'publicationWords';

/** What follows an entry that is published always. The engine would put something else in the place of nothing. */
export const always = ' ';

/** What follows an entry in lists and pickers, such as ` · Unlisted · Draft · from March 1, 2027`. */
export function publicationWords(values: unknown, isUnlisted: boolean): string {
  const parts = [
    isUnlisted ? 'Unlisted' : '',
    childOf(values, 'draft') === true ? 'Draft' : '',
    dayWords('from', childOf(values, 'publishAt')),
    dayWords('until', childOf(values, 'unpublishAt')),
  ];
  return parts.flatMap((part) => (part === '' ? [] : ` · ${part}`)).join('') || always;
}

function dayWords(before: string, day: unknown): string {
  const isDay = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);
  return isDay ? `${before} ${dayInWords(day, 'en')}` : '';
}
