import { type ChangeLine, changeLines } from '../../content/differences/changeLines';
import {
  type DifferencesOptions,
  differences,
  type FileDifference,
} from '../../content/differences/differences';
import { fileSentences } from '../../content/differences/fileWords';
import { today } from '../../content/fields/day';
import type { FieldPath } from '../../content/fields/paths';
import { childOf } from '../../content/fields/paths';
import { fieldsIn, schemaAt } from '../../content/fields/walk';
import { type ContentFileId, contentFileAt } from '../../content/model/entry';
import { modelOf } from '../../content/model/model';

/** What differs between two texts of a file, in the words of a review. */
export interface FileChanges {
  isNew: boolean;
  /** What has become of the file as a whole. */
  sentences: string[];
  lines: FormLine[];
}

/** A change of a field. */
export interface FormLine extends ChangeLine {
  /** Where a form has it, such as `pages/clients.sections.2.title`: of what is gone, where it was. */
  source: string;
}

/**
 * Compares two texts of a content file, finished or not.
 *
 * @param path such as `content/pages/clients.md`
 * @param before undefined if the file is new
 * @returns undefined if nothing differs but how it is written
 */
export function fileChanges(
  path: string,
  before: string | undefined,
  after: string,
  options: Omit<DifferencesOptions, 'day'> = {},
): FileChanges | undefined {
  const id = contentFileAt(path);
  const day = today();
  const content = (text?: string) => new Map(text === undefined ? [] : [[path, { text }]]);
  const { files } = differences(content(before), content(after), { day, ...options });
  const [difference] = files;
  if (id === undefined || difference === undefined) return undefined;
  const { after: own } = difference;
  // What is wrong with what is being written, its notes say.
  const sentences = fileSentences({ ...difference, after: own && { ...own, problems: [] } }, day);
  const lines = changeLines(difference).map((line) => {
    return { ...line, source: sourceOf(id, difference, line) };
  });
  return { isNew: difference.before === undefined, sentences, lines };
}

function sourceOf(
  { collection, name }: ContentFileId,
  { after }: FileDifference,
  { kind, field }: ChangeLine,
): string {
  const path = field.split('.');
  const isItem = /^\d+$/.test(path.at(-1) ?? '');
  const place = kind === 'gone' && isItem ? path.slice(0, -1) : [...path, ...firstField(path)];
  return `${collection}/${name}.${place.join('.')}`;

  /** A form opens fields, not groups of them. */
  function firstField(at: FieldPath): FieldPath {
    const model = modelOf(collection);
    const schema = schemaAt(model, at, after?.fields);
    const value = at.reduce<unknown>(childOf, after?.fields);
    if (schema === undefined || kind === 'gone') return [];
    const [first] = [...fieldsIn(schema, value)].filter((each) => each.path.at(-1) !== 'type');
    return first?.path ?? [];
  }
}
