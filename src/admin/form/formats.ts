import type CMS from '@sveltia/cms';
import { canonicalText } from '../../content/derive/canonicalText';
import { collectionNames } from '../../content/model/entry';
import { contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import { splitVersion, withVersion } from '../saving/versionedText';
import { formatName, fromForm, savedVersion, toForm } from './formContent';
import { noteFormerPaths } from './formerPaths';
import { showProductName } from './productName';

/**
 * Makes the engine read files as the check does, and write them in their canonical form, so that editing one field
 * changes one line, whatever the engine's own format.
 */
export function registerFormats(engine: typeof CMS): void {
  for (const collection of collectionNames) {
    const [, extension = ''] = contentModel[collection].place.split('.');
    engine.registerCustomFormat(formatName(collection), extension, {
      fromFile(versioned) {
        const { text, version } = splitVersion(versioned);
        const { value, problems, body } = parseFile(collection, text);
        if (typeof value !== 'object' || value === null) {
          const [problem] = problems;
          throw new Error(
            `Line ${problem?.line ?? 1} ${problem?.message}. ${problem?.advice}`.trimEnd(),
          );
        }
        if (collection === 'pages') noteFormerPaths(value);
        if (collection === 'site') showProductName(value);
        return { ...toForm(collection, { fields: value, body }), [savedVersion]: version };
      },
      toFile(values) {
        if (collection === 'pages') noteFormerPaths(values);
        if (collection === 'site') showProductName(values);
        const text = canonicalText(collection, fromForm(collection, values));
        return withVersion(text, Reflect.get(values, savedVersion));
      },
    });
  }
}
