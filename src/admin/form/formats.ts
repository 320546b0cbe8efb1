import { canonicalText } from '../../content/derive/canonicalText';
import { formatName, fromForm, savedVersion, toForm } from '../../content/derive/form';
import { collectionNames } from '../../content/model/entry';
import { type CollectionName, contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import { recordBase, versionOfText } from '../saving/versions';
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
  for (const collection of collectionNames) {
    engine.registerCustomFormat(
      formatName(collection),
      contentModel[collection].place.split('.')[1] ?? '',
      {
        fromFile: (text) => ({ ...formOf(collection, text), [savedVersion]: versionOfText(text) }),
        toFile(values) {
          if (collection === 'pages') noteFormerPaths(values);
          const text = canonicalText(collection, fromForm(collection, values));
          recordBase(text, Reflect.get(values, savedVersion));
          return text;
        },
      },
    );
  }
}

function formOf(collection: CollectionName, text: string): object {
  const { value, problems, body } = parseFile(collection, text);
  const [problem] = problems;
  if (typeof value !== 'object' || value === null) {
    throw new Error(`Line ${problem?.line ?? 1} ${problem?.message}. ${problem?.advice}`);
  }
  if (collection === 'pages') noteFormerPaths(value);
  return toForm(collection, { fields: value, body });
}
