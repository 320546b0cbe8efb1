import { fieldLabel, fileInForm, listProblems } from '../check/wording';
import { dayInWords } from '../fields/day';
import { capitalized } from '../fields/fieldText';
import { childOf, type FieldPath } from '../fields/paths';
import { daysOf, isPublicationField, reasonUnpublished } from '../fields/publication';
import { schemaAt } from '../fields/walk';
import { isUnlisted, pathOf } from '../model/entry';
import { contentModel, language, modelOf } from '../model/model';
import type { ComparedFile, FileDifference } from './differences';

/** What a person calls a file: a page by its title, another as in the editor. `{product}` is as it is written. */
export function fileTitle({ collection, before, after }: FileDifference): string {
  const side = after ?? before;
  const { page } = contentModel[collection];
  const title = page && childOf(side?.fields, page.title);
  return typeof title === 'string' ? title : capitalized(fileInForm(side?.file ?? '').slice(4));
}

/** What has become of a file as a whole on a day, in sentences; none if only its words have changed. */
export function fileSentences(difference: FileDifference, day: string): string[] {
  const { collection, before, after } = difference;
  const { noun } = modelOf(collection);
  const told: string[] = [];
  const unfit = (when: string, { isRead, problems }: ComparedFile) => {
    const [problem] = problems;
    if (problem === undefined) return;
    const what = isRead ? `doesn’t fit what a ${noun} can hold now` : 'can’t be read';
    told.push(`${when} ${what}: ${listProblems([problem]).join().replace(/\s+/g, ' ')}`);
  };
  if (before) unfit('Its earlier version', before);
  if (after) unfit('It', after);
  if (after && !before) {
    told.push(`This ${noun} is new.`, ...hiddenWords(after.fields, day));
    if (isUnlisted(after)) told.push('Only those who have its address find it.');
  }
  if (before && !after) told.push(`This ${noun} is gone.`);
  if (!before || !after || !before.isRead || !after.isRead) return told;
  if (before.file !== after.file)
    told.push(`Its file was ${before.file}, and is ${after.file} now.`);
  const [from, to] = [pathOf(before), pathOf(after)];
  if (from !== to) told.push(`It has moved from ${from ?? 'nowhere'} to ${to ?? 'nowhere'}.`);
  told.push(...publicationWords(before.fields, after.fields, day));
  if (isUnlisted(before) !== isUnlisted(after)) {
    const unlisted = 'Only those who have its address find it now.';
    told.push(isUnlisted(after) ? unlisted : 'Search engines may show it now.');
  }
  told.push(...partSentences(difference, before, after, day));
  const { updated = '' } = contentModel[collection];
  const date = childOf(after.fields, updated);
  const schema = schemaAt(modelOf(collection), [updated]);
  if (difference.hasOldDate && schema) {
    const since = dateInWords(`${date}`);
    told.push(`Its text has changed, but “${schema.label}” still says ${since}.`);
  }
  return told;
}

/** When visitors see the parts of a file whose days, or whose draft, have changed. */
function partSentences(
  { collection, changes }: FileDifference,
  before: ComparedFile,
  after: ComparedFile,
  day: string,
): string[] {
  const parts = changes.filter(
    ({ path }) => path.length > 1 && isPublicationField(`${path.at(-1)}`),
  );
  const told = parts.flatMap(({ path, was }) => {
    const [from, to] = [was, path].map((each) => each.slice(0, -1));
    const part = (fields: object, at: FieldPath = []) => at.reduce<unknown>(childOf, fields);
    const label = fieldLabel(collection, to ?? []);
    return publicationWords(part(before.fields, from), part(after.fields, to), day).map(
      (words) => `${label}: ${words}`,
    );
  });
  return [...new Set(told)];
}

function publicationWords(before: unknown, after: unknown, day: string): string[] {
  const [hid, hides] = [before, after].map((fields) => reasonUnpublished(fields, day));
  const told: string[] = [];
  if (hid && !hides) told.push('Visitors see it now.');
  else if (!hid && hides) told.push(...hiddenWords(after, day));
  const [days, own] = [daysOf(before), daysOf(after)];
  const areDated = days.some((each, index) => each !== own[index]);
  const areTold = !hid && hides && hides.by !== 'draft';
  return areDated && !areTold ? [...told, ...datesWords(after, day)] : told;
}

function hiddenWords(fields: unknown, day: string): string[] {
  const reason = reasonUnpublished(fields, day);
  if (reason === undefined) return [];
  return reason.by === 'draft'
    ? ['It is a draft: visitors don’t see it.']
    : datesWords(fields, day);
}

function datesWords(fields: unknown, day: string): string[] {
  const [from, until] = daysOf(fields);
  const told: string[] = [];
  if (from) told.push(`Visitors see it from ${dateInWords(from)} on.`);
  if (until) {
    const gone = until <= day ? 'no longer see it since' : 'see it until';
    told.push(`Visitors ${gone} ${dateInWords(until)}.`);
  }
  return told.length > 0 ? told : ['It has no dates any more.'];
}

function dateInWords(date: string): string {
  return Number.isNaN(Date.parse(date)) ? date : dayInWords(date, language);
}
