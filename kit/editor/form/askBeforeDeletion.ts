import type CMS from '@sveltia/cms';
import { pathOf } from '../../content/model/entry';
import { isCollection, isPageCollection } from '../../content/model/model';
import { contentOf } from './formContent';

/**
 * From now on, whoever publishes the deletion of a page is told what becomes of its addresses, and can keep them. Not on
 * one’s own machine, where a deletion isn’t published.
 */
export function askBeforeDeletion(engine: typeof CMS): void {
  engine.registerEventListener({
    name: 'preUnpublish',
    handler({ entry }) {
      const collection = entry.get('collection');
      if (!isCollection(collection) || !isPageCollection(collection)) return undefined;
      const path = pathOf(contentOf(collection, entry));
      if (confirm(question(path))) return undefined;
      throw new Error('Nothing was deleted.');
    },
  });
}

function question(path = ''): string {
  return `Delete the page ${path && `at ${path} `}now?

Whoever opens its address, or one that it had before, will be told that there is no such page (404). To lead visitors elsewhere, add the address under Redirects once this is published.`;
}
