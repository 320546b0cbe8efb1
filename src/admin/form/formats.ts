import { canonicalText } from '../../content/derive/canonicalText';
import { formatName, fromForm, savedVersion, toForm } from '../../content/derive/form';
import { contentKinds } from '../../content/model/entry';
import { type ContentKind, contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import { noteBase, versionOfText } from '../saving/versions';
import { noteFormerPaths } from './formerPaths';

/** The part of the engine that is used here. */
interface Engine {
  registerCustomFormat(
    name: string,
    extension: string,
    format: { fromFile(text: string): object; toFile(values: object): string },
  ): void;
}

/**
 * Makes the engine read files as the check does, and write them in their canonical form, so that editing one field
 * changes one line, whatever the engine's own format.
 */
export function registerFormats(engine: Engine): void {
  for (const kind of contentKinds) {
    engine.registerCustomFormat(formatName(kind), contentModel[kind].place.split('.')[1] ?? '', {
      fromFile: (text) => ({ ...formOf(kind, text), [savedVersion]: versionOfText(text) }),
      toFile(values) {
        if (kind === 'pages') noteFormerPaths(values);
        const text = canonicalText(kind, fromForm(kind, values));
        noteBase(text, Reflect.get(values, savedVersion));
        return text;
      },
    });
  }
}

function formOf(kind: ContentKind, text: string): object {
  const { value, problems, body } = parseFile(kind, text);
  const [problem] = problems;
  if (typeof value !== 'object' || value === null) {
    throw new Error(`Line ${problem?.line ?? 1} ${problem?.message}. ${problem?.advice}`);
  }
  if (kind === 'pages') noteFormerPaths(value);
  return toForm(kind, { fields: value, body });
}
