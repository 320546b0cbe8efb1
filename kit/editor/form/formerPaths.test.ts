import { rooms } from '../../../test/bakery/collections';
import { formerPathsNow } from './formerPaths';

/** A page with such paths, as its form was opened. */
function page(path: string, ...formerPaths: string[]): string {
  return `---\npath: ${path}\nformerPaths: ${JSON.stringify(formerPaths)}\n---\n`;
}

test.each([
  ['of a page that stays', page('/a', '/b'), '/a', ['/b'], ['/b']],
  ['of a page that moves', page('/a', '/b'), '/c', ['/b'], ['/b', '/a']],
  ['of a page that goes back', page('/c', '/b', '/a'), '/a', ['/b', '/a'], ['/b', '/c']],
  ['of a copy', page('/a', '/b'), '/d', ['/b', '/old'], ['/old'], true],
  ['of a new page', undefined, '/d', ['/old'], ['/old'], true],
])(
  'the former paths %s are those by which its visitors may come',
  (_of, opened, path, formerPaths, saved, isNew = false) => {
    const now = formerPathsNow(rooms, { path, formerPaths }, opened, isNew);
    expect({ formerPaths, ...now }).toEqual({ formerPaths: saved });
  },
);
