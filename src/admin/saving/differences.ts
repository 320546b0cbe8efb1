import { fieldLabel } from '../../content/model/fieldLabel';
import { type ContentKind, contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';

/** A field that two versions of a file have different values in. */
export interface Difference {
  /** The field in the form's words, such as `Section 3, Title`. */
  label: string;
  /** The values, as a person reads them; empty where the version has none. */
  mine: string;
  theirs: string;
}

type Step = string | number;

interface Differing {
  path: Step[];
  mine: unknown;
  theirs: unknown;
}

/** The fields in which two versions of a file differ, both of which the check has accepted. */
export function differencesOf(kind: ContentKind, mine: string, theirs: string): Difference[] {
  const differing = differingFields([], wholeFile(kind, mine), wholeFile(kind, theirs));
  return [...differing].map((each) => ({
    label: each.path[0] === 'body' ? 'Text' : fieldLabel(kind, each.path.join('.')),
    mine: inWords(each.mine),
    theirs: inWords(each.theirs),
  }));
}

/** The fields of a file, with its markdown as one more. */
function wholeFile(kind: ContentKind, text: string): object {
  const { value, body } = parseFile(kind, text);
  return { ...Object(value), ...(contentModel[kind].body && { body }) };
}

/** Lists of different lengths differ as a whole, since their items can't be told apart. */
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
