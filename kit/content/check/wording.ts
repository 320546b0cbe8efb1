import { capitalized, counted, itemName } from '../fields/fieldText';
import { type FieldPath, formatPath } from '../fields/paths';
import type { Problem } from '../fields/problem';
import { schemaAt } from '../fields/walk';
import { collectionOf, nameOf } from '../model/entry';
import { type CollectionName, isSingle, modelOf } from '../model/model';

/** Problems for the terminal, in two lines each: the place, then what is wrong and what to do. */
export function listProblems(problems: readonly Problem[]): string[] {
  return inReadingOrder(problems).map((each) => `${placeOf(each)}\n  ${inWords(each)}`);
}

function placeOf({ file, line, path }: Problem): string {
  return path.length === 0 ? `${file}:${line}` : `${file}:${line}  ${formatPath(path)}`;
}

/** What makes two problems one: where it is and what is wrong. The advice depends on other files: it can suggest a name. */
export function keyOf(problem: Problem): string {
  return `${placeOf(problem)} ${problem.message}`;
}

function inWords({ message, advice }: Problem): string {
  return `${message}. ${advice}`.trimEnd();
}

/** What is left to do, each sentence once below all places that it is about; first how much there is, and where. */
export function listTasks(tasks: readonly Problem[]): string[] {
  const places = new Map<string, string[]>();
  const counts = new Map<string, number>();
  for (const task of inReadingOrder(tasks)) {
    places.set(inWords(task), [...(places.get(inWords(task)) ?? []), placeOf(task)]);
    const [, folder = ''] = task.file.split('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const where = [...counts].map(([folder, count]) => `${count} in ${folder}`).join(', ');
  const title = `${counted(tasks.length, 'thing')} to do before the site goes live: ${where}`;
  return [title, ...[...places].map(([words, each]) => `${each.join('\n')}\n  ${words}`)];
}

/**
 * A problem for the form: the field, its place in the form’s labels, and the words.
 *
 * @param own the file whose form is open, which isn’t named
 */
export function inForm(problem: Problem, own?: string) {
  const { file, path } = problem;
  const collection = collectionOf(file);
  const label = collection === undefined ? '' : fieldLabel(collection, path);
  const where = [file === own ? '' : capitalized(fileInWords(file)), label].filter(Boolean);
  // A type and what the model doesn’t know have no field there.
  const known = collection && path.at(-1) !== 'type' && schemaAt(modelOf(collection), path);
  return {
    path: known ? path : path.slice(0, -1),
    where: where.join(', '),
    what: capitalized(inWords(problem)),
  };
}

/** A field in the form’s labels: that of `sections[2].cards[0].title` is `Section 3, Card 1, Title`. */
export function fieldLabel(collection: CollectionName, path: FieldPath): string {
  const labels: string[] = [];
  for (const [index, step] of path.entries()) {
    const schema = schemaAt(modelOf(collection), path.slice(0, index + 1));
    if (/^\d+$/.test(`${step}`)) {
      labels.splice(-1, 1, `${schema ? itemName(schema) : 'Item'} ${Number(step) + 1}`);
    } else labels.push(schema?.label ?? `${step}`);
  }
  return labels.join(', ');
}

/** How many problems of a kind are told of a file’s text. */
const mostOfAKind = 5;

/**
 * Problems by file and line, with how many more of a kind there are in a file’s text than are told. What is left to do before
 * the site goes live stays a list.
 */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const sorted = problems.toSorted((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
  const told = new Map(sorted.map((each) => [keyOf(each), each]));
  const kinds = new Map<string, Problem[]>();
  for (const problem of told.values()) {
    const { file, path, code, severity } = problem;
    const isText = path[0] === 'body' && severity !== 'launch';
    const kind = isText ? [file, code, severity].join(' ') : `${kinds.size}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), problem]);
  }
  return [...kinds.values()].flatMap((same) => {
    const [last, more] = [same[mostOfAKind - 1], same.length - mostOfAKind];
    if (last === undefined || more <= 0) return same;
    const advice = `${last.advice} The text has ${more} more like it.`;
    return [...same.slice(0, mostOfAKind - 1), { ...last, advice }];
  });
}

/** What writers call a file: `the page “clients”`. */
export function fileInWords(file: string): string {
  const collection = collectionOf(file);
  if (collection === undefined) {
    const [, place = '', name] = /([^/]*)\/([^/]*\.[^/]*)$/.exec(file) ?? [];
    if (name === undefined) return 'the site';
    return `the ${place === 'images' ? 'picture' : 'file'} “${name}”`;
  }
  const { noun } = modelOf(collection);
  return isSingle(collection) ? `the ${noun}` : `the ${noun} “${nameOf(file)}”`;
}
