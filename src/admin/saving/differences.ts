import { fieldLabel } from '../../content/model/fieldLabel';
import { type CollectionName, contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';

/** A field with different values in two versions of a file. */
export interface Difference {
  /** The field in the form's words, such as `Section 3, Title`. */
  label: string;
  /** The values in readable form; empty if the version has none. */
  mine: string;
  theirs: string;
}

type Step = string | number;

interface Differing {
  path: Step[];
  mine: unknown;
  theirs: unknown;
}

/** The fields in which two valid versions of a file differ. */
export function differencesOf(
  collection: CollectionName,
  mine: string,
  theirs: string,
): Difference[] {
  const differing = differingFields([], wholeFile(collection, mine), wholeFile(collection, theirs));
  return [...differing].map((each) => ({
    label: each.path[0] === 'body' ? 'Text' : fieldLabel(collection, each.path.join('.')),
    mine: inWords(each.mine),
    theirs: inWords(each.theirs),
  }));
}

/** The fields of a file, including its markdown. */
function wholeFile(collection: CollectionName, text: string): object {
  const { value, body } = parseFile(collection, text);
  return { ...Object(value), ...(contentModel[collection].body && { body }) };
}

/** Lists of different lengths differ as a whole, since their items can't be matched. */
function* differingFields(path: Step[], mine: unknown, theirs: unknown): Generator<Differing> {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return;
  if (!isGroup(mine) || !isGroup(theirs) || !haveSameForm(mine, theirs)) {
    yield { path, mine, theirs };
    return;
  }
  for (const step of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    yield* differingFields([...path, step], Reflect.get(mine, step), Reflect.get(theirs, step));
  }
}

function haveSameForm(mine: object, theirs: object): boolean {
  if (Array.isArray(mine) || Array.isArray(theirs)) {
    return Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length;
  }
  return Reflect.get(mine, 'type') === Reflect.get(theirs, 'type');
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function inWords(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value.trim() : JSON.stringify(value, null, 2);
}
