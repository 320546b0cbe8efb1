import type CMS from '@sveltia/cms';
import { canonicalText } from '../../content/derive/canonicalText';
import { type CollectionName, collectionNames, contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import { keptText, sentText, withReplaced } from '../saving/openedText';
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
      // What was saved, the engine may read again as it was sent.
      fromFile: async (sent) => readForm(collection, sentText(sent).text),
      async toFile(values) {
        const text = canonicalText(collection, fromForm(values), siteUrl);
        return withReplaced(text, Reflect.get(values, openedWith));
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
  const { fields, problem } = parseFile(collection, text);
  if (typeof fields !== 'object' || fields === null) {
    throw new Error(`Line ${problem?.line ?? 1} ${problem?.message}. ${problem?.advice}`.trimEnd());
  }
  return { ...fields, [openedWith]: keptText(text) };
}
