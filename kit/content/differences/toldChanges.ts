import { fileInWords } from '../check/wording';
import { dayInWords, isDay } from '../fields/day';
import { capitalized, itemName } from '../fields/fieldText';
import { childOf, type FieldPath, formatPath } from '../fields/paths';
import { daysOf, isConditional, publicationFields, reasonUnpublished } from '../fields/publication';
import { type FieldKind, isMarkdown, type Schema } from '../fields/schema';
import { fieldsIn, groupOf, schemaAt } from '../fields/walk';
import { isUnlisted, pathOf, type WrittenFields } from '../model/entry';
import { contentModel, language, modelOf } from '../model/model';
import type { FieldChange } from './changedFields';
import { changedWords, plainWords, type Words } from './changedWords';
import type { ComparedFile, FileDifference } from './differences';
import { titleOf } from './matchedItems';

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
  return typeof title === 'string' ? title : capitalized(fileInWords(side?.file ?? '').slice(4));
}

/** What has become of a file on a day: as a whole, then its changes from top to bottom. */
export function toldChanges(difference: FileDifference, day: string): ToldChange[] {
  const { collection, before, after, changes } = difference;
  const fields = (after ?? before)?.fields;
  // Of a file that is new or gone, what every page shows of it.
  const isTold = ({ path }: FieldChange) =>
    (before && after) ||
    (contentModel[collection].isOnEveryPage?.(path, fields) && !reasonUnpublished(fields, day));
  const told: ToldChange[] = [
    ...wholeFile(difference, day).map((sentence) => ({ sentence, parts: [] })),
    ...changes.filter(isTold).map((change) => toldChange(difference, change, day)),
  ];
  // Both days of a part have one sentence.
  const unique = new Map(told.map((each) => [JSON.stringify([each.sentence, each.parts]), each]));
  return [...unique.values()];
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
  if (before.file !== after.file) {
    const isPath = typeof page?.path === 'string';
    const [from, to] = [before, after].map((each) => (isPath && pathOf(each)) || each.file);
    told.push(`It has moved from ${from} to ${to}.`);
  }
  const changed = changes.map(({ path }) => path[0]);
  const since = childOf(after.fields, updated);
  if (changed.includes('body') && !changed.includes(updated) && since !== undefined) {
    const label = schemaAt(modelOf(collection), [updated])?.label;
    told.push(`Its text has changed, but “${label}” still says ${dateInWords(`${since}`)}.`);
  }
  return told;
}

function toldChange(difference: FileDifference, change: FieldChange, day: string): ToldChange {
  const { collection, before, after } = difference;
  const { page, isOnEveryPage } = contentModel[collection];
  const { kind, path, from, to } = change;
  const [file, at] = kind === 'gone' ? [before, change.was] : [after, path];
  const side = { collection, fields: file?.fields };
  const [first = ''] = path;
  const name = nameOf(side, at);
  const every = isOnEveryPage?.(at, side.fields) ? ' on every page' : '';
  const said = (sentence: string, parts: Words[] = []) => ({ sentence, parts, change });
  if (kind === 'moved') {
    const words: Words[] = typeof to === 'string' ? [{ kind: 'same', words: to }] : [];
    return said(`${name} was moved ${between(side, path)}${every}.`, words);
  }
  if (typeof page?.path === 'object' && first === page.path.field && kind === 'changed') {
    return said(`It has moved from ${from} to ${to}.`);
  }
  if (first === page?.formerPaths) {
    const kept = to && `The old address ${to} still leads here.`;
    const lost = from && `The old address ${from} leads here no longer.`;
    return said([kept, lost].filter(Boolean).join(' '));
  }
  if (after && (publicationFields.includes(`${path.at(-1)}`) || first === page?.unlisted)) {
    const part = path.slice(0, -1);
    const words = visibility(after, part.reduce<unknown>(childOf, after.fields), day);
    return said([nameOf(side, part), words].filter(Boolean).join(': '));
  }
  if (typeof (to ?? from) === 'boolean') {
    return said(`${name} was switched ${to === true ? 'on' : 'off'}${every}.`);
  }
  const deeds = { changed: from === to ? 'replaced' : 'changed', new: 'added', gone: 'removed' };
  const parts =
    from === to ? [] : partsOf(schemaAt(modelOf(collection), at, side.fields), from, to);
  const more = kind === 'changed' ? otherOfPair(difference, path) : '';
  const when = after && kind === 'new' && isConditional(to) ? ` ${visibility(after, to, day)}` : '';
  return said(`${name} was ${deeds[kind]}${every}${more}${emphasisIn(parts)}.${when}`, parts);
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
  const changed = changes.map((each) => formatPath(each.path));
  const groupAt = (at: FieldPath) => formatPath(at.slice(0, -1));
  const pair = [...fieldsIn(modelOf(collection), after?.fields)].filter(
    ({ kind, path: at }) => kind.format === 'picture' && groupAt(at) === groupAt(path),
  );
  const old = pair.find(({ path: at }) => !changed.includes(formatPath(at)));
  if (!old || !pair.some(({ path: at }) => formatPath(at) === formatPath(path))) return '';
  return `, but the one that visitors see in ${old.kind.of ? 'dark' : 'light'} mode is still the old one`;
}

/** What a moved item stands between. */
function between(side: WrittenFields, path: FieldPath): string {
  const list = path.slice(0, -1);
  const [above, below] = [-1, 1].map((step) => {
    const at = [...list, Number(path.at(-1)) + step];
    const item = at.reduce<unknown>(childOf, side.fields);
    if (item === undefined) return undefined;
    return typeof item === 'string' ? `“${item}”` : nameOf(side, at);
  });
  if (above && below) return `to its new place, between ${above} and ${below}`;
  return above ? `to the end, after ${above}` : `to the beginning, before ${below}`;
}

/** A field, and the part that it is in, the innermost that has a title: `Card “Cost”: “Picture”`. */
function nameOf({ collection, fields }: WrittenFields, path: FieldPath): string {
  const names: string[] = [];
  for (const [index, step] of path.entries()) {
    const at = path.slice(0, index + 1);
    const schema = schemaAt(modelOf(collection), at, fields);
    if (typeof step === 'number' && schema) {
      const found = titleOf(schema, at.reduce<unknown>(childOf, fields));
      const title = found && valueInWords(found.kind, found.value);
      names.splice(title ? 0 : -1, names.length);
      names.push(`${itemName(schema)} ${title ? `“${title}”` : step + 1}`);
    } else if (schema?.is !== 'field' || schema.format !== 'picture' || schema.of || index === 0) {
      // What a picture is for, its group says.
      names.push(`“${schema?.label ?? step}”`);
    }
  }
  const [part = '', ...own] = names;
  return [part, ...own.slice(-1)].join(': ');
}

/** The words that are gone, new and the same. */
function partsOf(schema: Schema | undefined, from: unknown, to: unknown): Words[] {
  const isText = schema === undefined || (schema.is === 'field' && isMarkdown(schema));
  const [old = '', own = ''] = [from ?? '', to ?? ''].map((value) =>
    isText && typeof value === 'string' ? value : inWords(schema, value),
  );
  return changedWords(old, own, isText);
}

/** All that a field, a group or a list says, in one line; when it is shown is said beside it. */
function inWords(schema: Schema | undefined, value: unknown): string {
  if (schema === undefined) return JSON.stringify(value);
  const group = groupOf(schema, value);
  const said = group !== undefined && group !== schema ? [group.label] : [];
  for (const { path, kind, value: each } of fieldsIn(schema, value)) {
    const name = `${path.at(-1)}`;
    const isLabelled = kind.format === 'flag' || (kind.format === 'date' && path.length > 0);
    const words = `${isLabelled ? `${kind.label}: ` : ''}${valueInWords(kind, each)}`;
    if (name !== 'type' && !publicationFields.includes(name) && words !== '') said.push(words);
  }
  return said.join(' · ') || (typeof value === 'string' ? value : itemName(schema));
}

function valueInWords(kind: FieldKind, value: unknown): string {
  if (kind.format === 'flag') return value === true ? 'yes' : 'no';
  if (kind.format === 'date') return dateInWords(`${value}`);
  return plainWords(`${value}`, isMarkdown(kind));
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
  return isDay(date) ? dayInWords(date, language) : date;
}
