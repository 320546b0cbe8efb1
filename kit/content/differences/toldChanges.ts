import { fileInForm } from '../check/wording';
import { dayInWords } from '../fields/day';
import { capitalized, itemName } from '../fields/fieldText';
import { asGroup, childOf, type FieldPath, formatPath } from '../fields/paths';
import {
  daysOf,
  isConditional,
  isPublicationField,
  reasonUnpublished,
} from '../fields/publication';
import { type Field, type FieldKind, isMarkdown, isRead, type Schema } from '../fields/schema';
import { fieldsIn, fieldsOf, groupOf, schemaAt } from '../fields/walk';
import { isUnlisted, pathOf } from '../model/entry';
import { type CollectionName, contentModel, language, modelOf } from '../model/model';
import { changedFields, type FieldChange } from './changedFields';
import { aroundChanges, changedWords, type Words } from './changedWords';
import type { ComparedFile, FileDifference } from './differences';

/** A change as a person reads it: `Hero: “Title” was changed`, and the words that are gone and new. */
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
  const whole = wholeFile(difference, day).map((sentence) => ({ sentence, parts: [] }));
  const changes = changesSeen(difference, day);
  const told = [...whole, ...changes.map((change) => toldChange(difference, change, day))];
  // Both days of a part have one sentence.
  const isFirst = ({ sentence }: ToldChange, index: number) =>
    told.findIndex((each) => each.sentence === sentence) === index;
  return told.filter((each, index) => each.parts.length > 0 || isFirst(each, index));
}

/** What has become of a file as a whole; nothing if only its words have changed. */
function wholeFile({ collection, before, after, changes }: FileDifference, day: string): string[] {
  const { noun } = modelOf(collection);
  const { page, updated = '' } = contentModel[collection];
  const told: string[] = [];
  if (before && before.fields === undefined) told.push('Its earlier version can’t be read.');
  if (after && after.fields === undefined) told.push('It can’t be read.');
  if (!before || !after) {
    told.push(`This ${noun} is ${after ? 'new' : 'gone'}.`);
    const isLimited = after && (isConditional(after.fields) || isUnlisted(after));
    return isLimited ? [...told, visibility(after, after.fields, day)] : told;
  }
  if (before.file !== after.file)
    told.push(`Its file was ${before.file}, and is ${after.file} now.`);
  const [from, to] = [pathOf(before), pathOf(after)];
  if (from !== to && typeof page?.path === 'string') told.push(hasMoved(from, to));
  const changed = changes.map(({ path }) => path[0]);
  const since = childOf(after.fields, updated);
  if (changed.includes('body') && !changed.includes(updated) && since !== undefined) {
    const label = schemaAt(modelOf(collection), [updated])?.label;
    told.push(`Its text has changed, but “${label}” still says ${dateInWords(`${since}`)}.`);
  }
  return told;
}

/** What has changed in a file; of one that is new or gone, what every page shows of it. */
function changesSeen({ collection, before, after, changes }: FileDifference, day: string) {
  const fields = (after ?? before)?.fields;
  if ((before && after) || reasonUnpublished(fields, day)) return changes;
  const entries = Object.entries(asGroup(fields));
  // Each item of a list is told by itself.
  const lists = entries.flatMap(([name, value]) => (Array.isArray(value) ? [[name, []]] : []));
  const [from, to] = [before, after].map((file) => file?.fields ?? Object.fromEntries(lists));
  return [...changedFields(modelOf(collection), from, to)].filter(({ path }) =>
    contentModel[collection].isOnEveryPage?.(path, fields),
  );
}

function toldChange(difference: FileDifference, change: FieldChange, day: string): ToldChange {
  const { collection, before, after } = difference;
  const { page, isOnEveryPage } = contentModel[collection];
  const { kind, path, from, to } = change;
  const [file, at] = kind === 'gone' ? [before, change.was] : [after, path];
  const schema = schemaAt(modelOf(collection), at, file?.fields);
  const name = namesOf(collection, at, file?.fields).join(': ');
  const every = isOnEveryPage?.(at, file?.fields) ? ' on every page' : '';
  const said = (sentence: string, parts: Words[] = []) => ({ sentence, parts, change });
  if (kind === 'moved') {
    const place = between(collection, path, after?.fields);
    const words: Words[] = typeof to === 'string' ? [{ kind: 'same', words: to }] : [];
    return said(`${name} was moved ${place}${every}.`, words);
  }
  const [first = ''] = path;
  if (typeof page?.path === 'object' && first === page.path.field) return said(hasMoved(from, to));
  if (first === page?.formerPaths) {
    const addresses = (value: unknown) => [value ?? []].flat();
    const kept = addresses(to).map((old) => `The old address ${old} still leads here.`);
    const lost = addresses(from).map((old) => `The old address ${old} leads here no longer.`);
    return said([...kept, ...lost].join(' '));
  }
  if (after && (isPublicationField(`${path.at(-1)}`) || first === page?.unlisted)) {
    const part = path.slice(0, -1);
    const words = visibility(after, part.reduce<unknown>(childOf, after.fields), day);
    return said([...namesOf(collection, part, after.fields), words].join(': '));
  }
  if (typeof (to ?? from) === 'boolean') {
    return said(`${name} was switched ${to === true ? 'on' : 'off'}${every}.`);
  }
  const deeds = { changed: from === to ? 'replaced' : 'changed', new: 'added', gone: 'removed' };
  const parts = from === to ? [] : partsOf(schema, from, to);
  const more = kind === 'changed' ? otherOfPair(difference, path) : '';
  const when = after && kind === 'new' && isConditional(to) ? ` ${visibility(after, to, day)}` : '';
  return said(`${name} was ${deeds[kind]}${every}${more}${emphasisIn(parts)}.${when}`, parts);
}

function hasMoved(from: unknown, to: unknown): string {
  return `It has moved from ${from ?? 'nowhere'} to ${to ?? 'nowhere'}.`;
}

/** What is said if the words are the same, and only their emphasis was changed. */
function emphasisIn(parts: readonly Words[]): string {
  const [gone = '', added = ''] = (['gone', 'new'] as const).map((kind) =>
    parts.flatMap((each) => (each.kind === kind ? each.words.trim() : [])).join(' … '),
  );
  if (added === '' || added !== gone) return '';
  const styles = { strong: 'is strong', em: 'is slanted', none: 'isn’t emphasized' };
  const style = parts.find(({ kind }) => kind === 'new')?.style ?? 'none';
  return `: “${added}” ${styles[style]} now`;
}

/** Which of a pair of pictures is still the old one, where only the other was changed. */
function otherOfPair({ collection, after, changes }: FileDifference, path: FieldPath): string {
  const group = path.slice(0, -1);
  const fields = fieldsOf(schemaAt(modelOf(collection), group, after?.fields));
  const own = fields.find(({ name }) => name === path.at(-1))?.schema;
  if (own?.is !== 'field' || own.format !== 'picture') return '';
  const isOther = ({ name, schema }: Field) =>
    name === own.of || (schema.is === 'field' && schema.of === path.at(-1));
  const other = [...group, fields.find(isOther)?.name ?? ''];
  const isOld = !changes.some((each) => formatPath(each.path) === formatPath(other));
  if (!isOld || other.reduce<unknown>(childOf, after?.fields) === undefined) return '';
  const scheme = own.of ? 'light' : 'dark';
  return `, but the one that visitors see in ${scheme} mode is still the old one`;
}

/** What a moved item stands between. */
function between(collection: CollectionName, path: FieldPath, fields: unknown): string {
  const list = path.slice(0, -1);
  const [above, below] = [-1, 1].map((step) => {
    const at = [...list, Number(path.at(-1)) + step];
    const item = at.reduce<unknown>(childOf, fields);
    if (item === undefined) return undefined;
    return typeof item === 'string' ? `“${item}”` : namesOf(collection, at, fields).at(-1);
  });
  if (above && below) return `to its new place, between ${above} and ${below}`;
  return above ? `to the end, after ${above}` : `to the beginning, before ${below}`;
}

/** A field by the parts that it is in, from the innermost that has a title: `Card “Cost”`, `“Picture”`. */
function namesOf(collection: CollectionName, path: FieldPath, fields: unknown): string[] {
  const names: string[] = [];
  for (const [index, step] of path.entries()) {
    const at = path.slice(0, index + 1);
    const schema = schemaAt(modelOf(collection), at, fields);
    const item = at.reduce<unknown>(childOf, fields);
    if (typeof step === 'number' && schema) {
      const title = titleOf(schema, item);
      if (title) names.splice(0, names.length, `${itemName(schema)} “${title}”`);
      else names.splice(-1, 1, `${itemName(schema)} ${step + 1}`);
    } else if (schema?.is !== 'field' || schema.format !== 'picture' || schema.of || index === 0) {
      // What a picture is for, its group says.
      names.push(`“${schema?.label ?? (step === 'body' ? 'Text' : step)}”`);
    }
  }
  return names;
}

/** What tells an item from the others in its list: its title, or the first of its texts. */
function titleOf(schema: Schema, item: unknown): string {
  const texts = fieldsOf(groupOf(schema, item)).flatMap(({ name, schema: kind }) =>
    kind.is === 'field' && isRead(kind) ? { name, value: childOf(item, name), kind } : [],
  );
  const title = texts.find(({ name }) => name === 'title') ?? texts[0];
  return typeof title?.value === 'string' ? valueInWords(title.kind, title.value) : '';
}

/** The words that are gone, new and the same. */
function partsOf(schema: Schema | undefined, from: unknown, to: unknown): Words[] {
  const isText = schema?.is !== 'field' || isRead(schema);
  const [old, own] = [from ?? '', to ?? ''];
  if (isText && typeof old === 'string' && typeof own === 'string') {
    return aroundChanges(changedWords(old, own, schema?.is !== 'field' || isMarkdown(schema)));
  }
  const said = (kind: Words['kind'], value: unknown): Words[] =>
    value === undefined ? [] : [{ kind, words: inWords(schema, value) }];
  return aroundChanges([...said('gone', from), ...said('new', to)]);
}

/** All that a field, a group or a list says, in one line; when it is shown is said beside it. */
function inWords(schema: Schema | undefined, value: unknown): string {
  if (schema === undefined) return typeof value === 'string' ? value : JSON.stringify(value);
  const group = groupOf(schema, value);
  const said = group !== undefined && group !== schema ? [group.label] : [];
  for (const { path, kind, value: each } of fieldsIn(schema, value)) {
    const name = `${path.at(-1)}`;
    const isLabelled = kind.format === 'flag' || (kind.format === 'date' && path.length > 0);
    const words = `${isLabelled ? `${kind.label}: ` : ''}${valueInWords(kind, each)}`;
    if (name !== 'type' && !isPublicationField(name) && words !== '') said.push(words);
  }
  return said.join(' · ') || (typeof value === 'string' ? value : itemName(schema));
}

function valueInWords(kind: FieldKind, value: unknown): string {
  if (kind.format === 'flag') return value === true ? 'yes' : 'no';
  if (kind.format === 'date') return dateInWords(`${value}`);
  const parts = changedWords('', `${value}`, isMarkdown(kind));
  return parts.map(({ words }) => words).join('');
}

/** Who sees a file or a part of it, and when. */
function visibility(file: ComparedFile, part: unknown, day: string): string {
  const reason = reasonUnpublished(part, day);
  if (reason?.by === 'draft') return 'It is a draft: visitors don’t see it.';
  const [from, until] = daysOf(part).map((each) => each && dateInWords(each));
  if (reason?.by === 'unpublishAt') return `It disappeared on ${until}.`;
  const who = isUnlisted(file) ? 'Only those who have its address see it' : 'Visitors see it';
  const end = until ? ` It disappears on ${until}.` : '';
  return `${who} ${from ? `from ${from} on` : 'now'}.${end}`;
}

function dateInWords(date: string): string {
  return Number.isNaN(Date.parse(date)) ? date : dayInWords(date, language);
}
