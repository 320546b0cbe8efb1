import { fileInForm, listProblems } from '../check/wording';
import { dayInWords } from '../fields/day';
import { capitalized, itemName, nounOf } from '../fields/fieldText';
import { childOf, type FieldPath, formatPath } from '../fields/paths';
import { daysOf, isPublicationField, reasonUnpublished } from '../fields/publication';
import { type FieldKind, isMarkdown, isRead, type Schema } from '../fields/schema';
import { fieldsIn, fieldsOf, groupOf, schemaAt } from '../fields/walk';
import { isUnlisted, pathOf } from '../model/entry';
import { type CollectionName, contentModel, language, modelOf } from '../model/model';
import type { FieldChange } from './changedFields';
import { aroundChanges, changedWords, type Words } from './changedWords';
import type { ComparedFile, FileDifference } from './differences';

/** A change as a person reads it: `The title of the hero was changed`, and the words that are gone and new. */
export interface ToldChange {
  sentence: string;
  parts: Words[];
  /** The field that was changed; undefined of the file as a whole. */
  change?: FieldChange;
}

/** What a person calls a file: a page by its title, another as in the editor. `{product}` is as it is written. */
export function fileTitle({ collection, before, after }: FileDifference): string {
  const side = after ?? before;
  const { page } = contentModel[collection];
  const title = page && childOf(side?.fields, page.title);
  return typeof title === 'string' ? title : capitalized(fileInForm(side?.file ?? '').slice(4));
}

/** What has become of a file on a day: as a whole, then its changes from top to bottom. */
export function toldChanges(difference: FileDifference, day: string): ToldChange[] {
  const { collection, before, after, changes } = difference;
  const whole = wholeFile(difference, day).map((sentence) => ({ sentence, parts: [] }));
  if (!before || !after) return whole;
  const told = changes.toSorted(inOrder).flatMap((change): ToldChange[] => {
    const isGone = change.kind === 'gone';
    const at = isGone ? change.was : change.path;
    const schema = schemaAt(modelOf(collection), at, (isGone ? before : after).fields);
    const parts = isSaid(change) ? [] : partsOf(schema, change);
    const placed = { difference, before, after, day, change, at, schema };
    return [{ sentence: emphasisOf(placed, parts) ?? sentenceOf(placed), parts, change }];
  });
  const isFirst = ({ sentence }: ToldChange, index: number) =>
    told.findIndex((each) => each.sentence === sentence) === index;
  return [...whole, ...told.filter((each, index) => each.parts.length > 0 || isFirst(each, index))];

  /** Whether the sentence says all of it. */
  function isSaid({ path, kind, from, to }: FieldChange): boolean {
    const { page } = contentModel[collection];
    const isAddress =
      path.length <= 2 && [pathField(collection), page?.formerPaths].includes(`${path[0]}`);
    const isFlag = typeof (to ?? from) === 'boolean';
    return (
      isAddress ||
      isFlag ||
      isPublicationField(`${path.at(-1)}`) ||
      (kind !== 'moved' && from === to)
    );
  }
}

/** Items of a list by their place; fields stay in the order of the model. */
function inOrder({ path: one }: FieldChange, { path: other }: FieldChange): number {
  const step = one.findIndex((each, index) => each !== other[index]);
  const [left, right] = [one[step], other[step]];
  return typeof left === 'number' && typeof right === 'number' ? left - right : 0;
}

function pathField(collection: CollectionName): string | undefined {
  const path = contentModel[collection].page?.path;
  return typeof path === 'object' ? path.field : undefined;
}

/** What has become of a file as a whole; nothing if only its words have changed. */
function wholeFile(difference: FileDifference, day: string): string[] {
  const { collection, before, after, hasOldDate } = difference;
  const { noun } = modelOf(collection);
  const { isOnEveryPage, updated = '' } = contentModel[collection];
  const told: string[] = [];
  const unfit = (when: string, { isRead: wasRead, problems }: ComparedFile) => {
    const [problem] = problems;
    if (problem === undefined) return;
    const what = wasRead ? `doesn’t fit what a ${noun} can hold now` : 'can’t be read';
    told.push(`${when} ${what}: ${listProblems([problem]).join().replace(/\s+/g, ' ')}`);
  };
  if (before) unfit('Its earlier version', before);
  if (after) unfit('It', after);
  const only = before && after ? undefined : (after ?? before);
  if (only) {
    told.push(`This ${noun} is ${after ? 'new' : 'gone'}.`);
    if (after) told.push(...hiddenWords(after.fields, day));
    if (after && isUnlisted(after)) told.push('Only those who have its address find it.');
    for (const { name, schema } of fieldsOf(modelOf(collection))) {
      const words = childOf(only.fields, name);
      if (words === undefined || !isOnEveryPage?.([name])) continue;
      if (reasonUnpublished(only.fields, day) !== undefined) continue;
      const label = lowered(schema.label);
      told.push(`On every page: the ${label} “${words}” was ${after ? 'added' : 'removed'}.`);
    }
  }
  if (!before?.isRead || !after?.isRead) return told;
  if (before.file !== after.file)
    told.push(`Its file was ${before.file}, and is ${after.file} now.`);
  const [from, to] = [pathOf(before), pathOf(after)];
  if (from !== to && pathField(collection) === undefined) told.push(hasMoved(from, to));
  const label = schemaAt(modelOf(collection), [updated])?.label;
  if (hasOldDate && label !== undefined) {
    const since = dateInWords(`${childOf(after.fields, updated)}`);
    told.push(`Its text has changed, but “${label}” still says ${since}.`);
  }
  return told;
}

function hasMoved(from: unknown, to: unknown): string {
  return `It has moved from ${from ?? 'nowhere'} to ${to ?? 'nowhere'}.`;
}

interface Placed {
  difference: FileDifference;
  before: ComparedFile;
  after: ComparedFile;
  day: string;
  change: FieldChange;
  at: FieldPath;
  schema: Schema | undefined;
}

function sentenceOf(placed: Placed): string {
  const { difference, before, after, day, change, at, schema } = placed;
  const { collection } = difference;
  const { kind, path, was, from, to } = change;
  const { page, isOnEveryPage } = contentModel[collection];
  const side = kind === 'gone' ? before.fields : after.fields;
  const [first] = path;
  if (path.length === 1 && first === pathField(collection)) return hasMoved(from, to);
  if (first !== undefined && first === page?.formerPaths) {
    const old = [from, to].map((each) => (Array.isArray(each) ? each : each ? [each] : []));
    const [gone, added] = old.map((list) => list.map((each) => `The old address ${each}`));
    return [
      ...(added ?? []).map((each) => `${each} still leads here.`),
      ...(gone ?? []).map((each) => `${each} leads here no longer.`),
    ].join(' ');
  }
  if (path.length === 1 && first === page?.unlisted) {
    const isHidden = isUnlisted(after);
    return isHidden
      ? 'Only those who have its address find it now.'
      : 'Search engines may show it now.';
  }
  const where = isOnEveryPage?.(path) ? 'On every page: ' : '';
  const name = where ? nameOf(collection, at, side) : capitalized(nameOf(collection, at, side));
  if (isPublicationField(`${path.at(-1)}`)) {
    const groups = [was.slice(0, -1), path.slice(0, -1)] as const;
    const [old, own] = [before.fields, after.fields].map((fields, index) =>
      groups[index]?.reduce<unknown>(childOf, fields),
    );
    const words = publicationWords(old, own, day).join(' ');
    const part = capitalized(nameOf(collection, groups[1], after.fields));
    if (words !== '') return groups[1].length > 0 ? `${part}: ${words}` : words;
  }
  if (schema?.is === 'field' && schema.format === 'flag') {
    return `${where}${quoted(schema.label)} was switched ${to === true ? 'on' : 'off'}.`;
  }
  if (schema?.is === 'field' && schema.format === 'picture' && kind === 'changed') {
    const what = from === to ? 'replaced' : 'changed';
    return `${where}${name} was ${what}${otherOfPair(placed)}.`;
  }
  if (kind === 'moved') return `${where}${name} was moved ${between(collection, path, side)}.`;
  const deeds = { changed: 'changed', new: 'added', gone: 'removed' } as const;
  const isPlural = /^the [^“]*?[^s\W]s(?: of |$)/i.test(name) && typeof path.at(-1) === 'string';
  return `${where}${name} ${isPlural ? 'were' : 'was'} ${deeds[kind]}.`;
}

/** What is said if the words are the same, and only their emphasis was changed. */
function emphasisOf(
  { difference, after, at }: Placed,
  parts: readonly Words[],
): string | undefined {
  const of = (kind: Words['kind']) => parts.filter((each) => each.kind === kind);
  const [gone, added] = [of('gone'), of('new')];
  const words = added.map((each) => each.words).join(' … ');
  const isSame = words === gone.map((each) => each.words).join(' … ');
  if (!isSame || words === '') return undefined;
  const styles = { strong: 'is strong', em: 'is slanted', none: 'isn’t emphasized' } as const;
  const now = styles[added.find(({ style }) => style)?.style ?? 'none'];
  return `In ${nameOf(difference.collection, at, after.fields)}, “${words}” ${now} now.`;
}

/** Which of a pair of pictures is still the old one. */
function otherOfPair({ difference, after, change, schema }: Placed): string {
  const { path } = change;
  const group = path.slice(0, -1);
  const own = `${path.at(-1)}`;
  const holder = schemaAt(modelOf(difference.collection), group, after.fields);
  const other = fieldsOf(holder).find(({ name, schema: each }) => {
    const isDark = each.is === 'field' && each.of === own;
    const isLight = schema?.is === 'field' && schema.of === name;
    return isDark || isLight;
  });
  const at = other && formatPath([...group, other.name]);
  const isOld = !difference.changes.some((each) => formatPath(each.path) === at);
  const kept = other && childOf(group.reduce<unknown>(childOf, after.fields), other.name);
  if (kept === undefined || !isOld) return '';
  const scheme = schema?.is === 'field' && schema.of ? 'light' : 'dark';
  return `, but the one that visitors see in ${scheme} mode is still the old one`;
}

/** What a moved item stands between. */
function between(collection: CollectionName, path: FieldPath, fields: object): string {
  const list = path.slice(0, -1);
  const items = list.reduce<unknown>(childOf, fields);
  const [above, below] = [-1, 1].map((step) => {
    const at = [...list, Number(path.at(-1)) + step];
    const item = childOf(items, at.at(-1) ?? '');
    if (item === undefined) return undefined;
    return typeof item === 'string' ? quoted(item) : nameOf(collection, at, fields);
  });
  if (above && below) return `between ${above} and ${below}`;
  return above ? `to the end, after ${above}` : `to the beginning, before ${below}`;
}

/** A field in words, with the innermost part that it is in: `the title of the hero`. */
function nameOf(collection: CollectionName, path: FieldPath, fields: object): string {
  const names: string[] = [];
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length);
    const schema = schemaAt(modelOf(collection), at, fields);
    const step = path[length - 1];
    if (schema === undefined && step !== 'body') names.push(quoted(formatPath(at)));
    else if (typeof step === 'number' && schema) {
      const { name, isWhole } = itemIn(schema, at, fields);
      names.push(name);
      if (isWhole) break;
    } else if (schema?.is !== 'list' || length === path.length) {
      // What a picture is for, its group says.
      const isFile = schema?.is === 'field' && schema.format === 'picture' && length > 1;
      const label = schema?.label ?? 'Text';
      const isDay = schema?.is === 'field' && schema.format === 'date';
      if (!isFile || schema.of !== undefined)
        names.push(isDay ? quoted(label) : `the ${lowered(label)}`);
    }
  }
  return names.join(' of ');
}

/** An item of a list: by its kind if it is the only such part of a page, by its title, or else by its number. */
function itemIn(schema: Schema, path: FieldPath, fields: object) {
  const index = Number(path.at(-1));
  const list = path.slice(0, -1).reduce<unknown>(childOf, fields);
  const items: unknown[] = Array.isArray(list) ? list : [];
  const group = groupOf(schema, items[index]);
  const isOnly = items.filter((each) => groupOf(schema, each) === group).length === 1;
  if (group && group !== schema && isOnly && path.length === 2) {
    return { name: `the ${lowered(group.label)}`, isWhole: true };
  }
  const noun = lowered(nounOf(schema));
  const titled = fieldsOf(group).find(({ schema: field }) => field.is === 'field' && isRead(field));
  const title = titled && childOf(items[index], titled.name);
  if (typeof title === 'string') return { name: `the ${noun} “${title}”`, isWhole: true };
  return { name: `${noun} ${index + 1}`, isWhole: false };
}

function quoted(words: string): string {
  return `“${words}”`;
}

/** A label within a sentence. */
function lowered(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.slice(0, 1).toLowerCase() + label.slice(1);
}

/** The words that are gone, new and the same. */
function partsOf(schema: Schema | undefined, { kind, from, to }: FieldChange): Words[] {
  if (kind === 'moved') return typeof to === 'string' ? [{ kind: 'same', words: to }] : [];
  if (isText(schema, from) && isText(schema, to)) {
    return aroundChanges(changedWords(from, to, hasMarkdown(schema)));
  }
  const words: Words[] = [];
  if (from !== undefined) words.push({ kind: 'gone', words: inWords(schema, from) });
  if (to !== undefined) words.push({ kind: 'new', words: inWords(schema, to) });
  return aroundChanges(words);
}

/** Whether a value is one that people read, unlike the text of an address. */
function isText(schema: Schema | undefined, value: unknown): value is string {
  return typeof value === 'string' && (schema?.is !== 'field' || isRead(schema));
}

function hasMarkdown(schema: Schema | undefined): boolean {
  return schema === undefined || (schema.is === 'field' && isMarkdown(schema));
}

/** All that a field, a group or a list says, in one line. */
function inWords(schema: Schema | undefined, value: unknown): string {
  if (schema === undefined) return typeof value === 'string' ? value : JSON.stringify(value);
  const group = groupOf(schema, value);
  const type = group !== undefined && group !== schema ? group.label : '';
  const texts = [...fieldsIn(schema, value)]
    .filter(({ path }) => path.at(-1) !== 'type')
    .map(({ path, kind, value: each }) => {
      const isDay = kind.format === 'date' && path.length > 0;
      return `${isDay ? `${kind.label}: ` : ''}${valueInWords(kind, each)}`;
    });
  const known = [type, ...texts].filter((text) => text !== '').join(' · ');
  return known || (typeof value === 'string' ? value : itemName(schema));
}

function valueInWords({ format, label }: FieldKind, value: unknown): string {
  if (format === 'flag') return `${label}: ${value === true ? 'yes' : 'no'}`;
  return format === 'date' ? dateInWords(`${value}`) : `${value}`;
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
