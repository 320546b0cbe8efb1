import type CMS from '@sveltia/cms';
import { canonicalText } from '../../content/derive/canonicalText';
import { type CollectionName, collectionNames, contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import { keptText, noteWritten, openedText } from '../saving/openForms';
import { formatName, fromForm, openedWith } from './formContent';
import { siteUrl } from './siteUrl';

/**
 * Makes the engine read files as the check does, and write them in their canonical form, so that editing one field
 * changes one line, whatever the engine's own format.
 */
export function registerFormats(engine: typeof CMS): void {
  for (const collection of collectionNames) {
    const [, extension = ''] = contentModel[collection].place.split('.');
    engine.registerCustomFormat(formatName(collection), extension, {
      fromFile: async (text) => readForm(collection, text),
      async toFile(values) {
        const text = canonicalText(collection, fromForm(values), siteUrl);
        const opened = openedText(Reflect.get(values, openedWith));
        // What is saved by its own form was noted with that. An entry that follows another’s new name has none.
        if (opened !== text.trim()) noteWritten(opened, text);
        return text;
      },
    });
  }
}

/**
 * Reads the values of a form from the text of a file, with that text.
 *
 * @throws with the place of the mistake if there is one in the text itself
 */
function readForm(collection: CollectionName, text: string): object {
  const { fields, problems } = parseFile(collection, text);
  if (typeof fields !== 'object' || fields === null) {
    const [problem] = problems;
    throw new Error(`Line ${problem?.line ?? 1} ${problem?.message}. ${problem?.advice}`.trimEnd());
  }
  return { ...fields, [openedWith]: keptText(text) };
}
