import type CMS from '@sveltia/cms';
import { savedText } from '../../content/derive/canonicalText';
import { type ContentFile, productIn } from '../../content/model/entry';
import { type CollectionName, collectionNames, contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import { noteReplaced, noteVersion, versionOf } from '../saving/versions';
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
          return (await readForm(collection, text)).values;
        } catch (error) {
          tellBroken(collection, text, error instanceof Error ? error.message : '');
          throw error;
        }
      },
      async toFile(values) {
        const form = saving;
        saving = undefined;
        if (form && form.version === Reflect.get(values, savedVersion)) return form.text;
        // An entry that follows another’s new name has no form that is saved.
        const text = savedText(collection, fromForm(collection, values), siteUrl);
        noteReplaced(await versionOf(text), Reflect.get(values, savedVersion));
        return text;
      },
    });
  }
}

/** The form that is being saved, until the engine asks for its text. */
let saving: { version: string; text: string } | undefined;

/**
 * Writes the text that a form is saved with.
 *
 * @param before the version that it replaces; undefined if there is no file yet
 * @returns the values that the form will have once it is saved
 */
export async function writeForm(
  collection: CollectionName,
  written: Pick<ContentFile, 'fields' | 'body'>,
  before: unknown,
): Promise<object> {
  const text = savedText(collection, written, siteUrl);
  const { version, values } = await readForm(collection, text);
  noteReplaced(version, before);
  saving = { version, text };
  return values;
}

/**
 * Reads the values of a form from the text of a file, with the file's version.
 *
 * @throws with the place of the mistake if there is one in the text itself
 */
async function readForm(
  collection: CollectionName,
  text: string,
): Promise<{ version: string; values: object }> {
  const { fields, problems, body } = parseFile(collection, text);
  if (typeof fields !== 'object' || fields === null) {
    const [problem] = problems;
    throw new Error(`Line ${problem?.line ?? 1} ${problem?.message}. ${problem?.advice}`.trimEnd());
  }
  noteFormerPaths(collection, fields);
  noteProductName(productIn({ collection, fields }));
  const version = await noteVersion(text);
  const values = { ...toForm(collection, { fields, body }), [savedVersion]: version };
  return { version, values };
}
