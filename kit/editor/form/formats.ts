import type CMS from '@sveltia/cms';
import { savedText } from '../../content/derive/canonicalText';
import { productIn } from '../../content/model/entry';
import { type CollectionName, collectionNames, contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import { isNoted, noteReplaced, versionOf } from '../saving/versions';
import { tellBroken } from './brokenFiles';
import { formatName, fromForm, savedVersion, toForm } from './formContent';
import { noteFormerPaths } from './formerPaths';
import { noteProductName } from './productName';
import { siteUrl } from './siteUrl';

/**
 * Makes the engine read files as the check does, and write them in their canonical form, so that editing one field
 * changes one line, whatever the engine's own format.
 */
export function registerFormats(engine: typeof CMS): void {
  for (const collection of collectionNames) {
    const [, extension = ''] = contentModel[collection].place.split('.');
    engine.registerCustomFormat(formatName(collection), extension, {
      async fromFile(text) {
        try {
          return await readForm(collection, text);
        } catch (error) {
          tellBroken(collection, text, error instanceof Error ? error.message : '');
          throw error;
        }
      },
      toFile(values) {
        const written = fromForm(collection, values);
        noteFormerPaths(collection, written.fields);
        noteProductName(productIn({ collection, fields: written.fields }));
        const text = savedText(collection, written, siteUrl);
        // An entry that follows another’s new name has no form that is saved.
        if (!isNoted(text)) noteReplaced(text, Reflect.get(values, savedVersion));
        return text;
      },
    });
  }
}

/**
 * Reads the values of a form from the text of a file, with the file's version.
 *
 * @throws with the place of the mistake if there is one in the text itself
 */
export async function readForm(collection: CollectionName, text: string): Promise<object> {
  const { value, problems, body } = parseFile(collection, text);
  if (typeof value !== 'object' || value === null) {
    const [problem] = problems;
    throw new Error(`Line ${problem?.line ?? 1} ${problem?.message}. ${problem?.advice}`.trimEnd());
  }
  noteFormerPaths(collection, value);
  noteProductName(productIn({ collection, fields: value }));
  const version = await versionOf(text);
  return { ...toForm(collection, { fields: value, body }), [savedVersion]: version };
}
