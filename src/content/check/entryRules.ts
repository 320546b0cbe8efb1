import type { Entry, EntryOf } from '../model/entry';
import type { CollectionName } from '../model/model';
import { type FieldPath, type ProblemText, quote } from '../model/problem';
import { publicationProblems } from '../model/publication';
import { childOf } from '../model/shape';

/** Cloudflare Pages reads lines of up to 1,000 characters, including the path of the site. */
const mostInRedirect = 900;

type FieldProblemText = ProblemText & { path: FieldPath };

/** Checks the fields of a file that depend on each other. `entry` is undefined where they don't fit the model. */
export function* entryProblems(
  collection: CollectionName,
  fields: unknown,
  entry: Entry | undefined,
): Generator<FieldProblemText> {
  if (entry?.collection === 'pages') yield* heroProblems(entry.fields);
  if (entry?.collection === 'redirects') yield* redirectProblems(entry.fields);
  if (collection === 'videos') yield* missingOfVideo(fields);
  yield* publicationProblems(fields);
}

/** What a video that isn't a sample lacks for search engines, and for visitors without sound. */
function* missingOfVideo(fields: unknown): Generator<FieldProblemText> {
  if (childOf(fields, 'sample') === true) return;
  for (const name of ['published', 'thumbnail', 'transcript']) {
    if (childOf(fields, name) !== undefined) continue;
    const missing = { path: [name], message: 'is missing' };
    if (name === 'transcript') {
      const advice = 'Without it, nobody can read, search or follow the video without sound.';
      yield { ...missing, code: 'transcript', advice, severity: 'launch' };
    } else {
      const advice = 'Without it, search engines can’t list this video. The page still plays it.';
      yield { ...missing, code: 'unlisted', advice, severity: 'warning' };
    }
  }
}

/** The titles of a page's sections, from top to bottom. */
export function sectionTitles(fields: unknown): string[] {
  const sections = childOf(fields, 'sections');
  const titles = Array.isArray(sections) ? sections.map((each) => childOf(each, 'title')) : [];
  return titles.filter((title) => typeof title === 'string');
}

/** A page starts with a hero and has only one, since the hero is the page's title. */
function* heroProblems({ sections }: EntryOf<'pages'>['fields']): Generator<FieldProblemText> {
  const heroes = [...sections.keys()].filter((index) => sections[index]?.type === 'hero');
  const [first, ...others] = heroes;
  const at = (index: number) => ({ path: ['sections', index, 'type'], code: 'hero' });
  if (first === undefined) {
    const advice = 'A page begins with a hero: add one before this section.';
    yield { ...at(0), message: 'is not a hero', advice };
  } else if (first > 0) {
    const advice = 'A page begins with its hero: move it to the top.';
    yield { ...at(first), message: 'is a hero below other sections', advice };
  }
  for (const index of others) {
    const advice = 'A page has one hero, as its first section. Give this another type.';
    yield { ...at(index), message: 'is a second hero', advice };
  }
}

/** Finds redirects that are wrong regardless of which pages exist: two from one address, a loop, an invalid target. */
function* redirectProblems({
  redirects,
}: EntryOf<'redirects'>['fields']): Generator<FieldProblemText> {
  const targets = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  for (const [index, { from, to }] of redirects.entries()) {
    const path = ['redirects', index];
    if (redirects.findIndex((other) => other.from === from) < index) {
      const message = `${quote(from)} already has a redirect`;
      const advice = 'Remove one of the two.';
      yield { path: [...path, 'from'], code: 'duplicate', message, advice };
    }
    if (/^(?:#|mailto:)/.test(to)) {
      const advice = 'Write a page of this site, such as /clients, or a full https address.';
      const message = `${quote(to)} is not a page`;
      yield { path: [...path, 'to'], code: 'spelling', message, advice };
    }
    const length = encodeURI(`${from} ${to}`).length;
    if (length > mostInRedirect) {
      const message = `has ${length} characters with its old address`;
      const advice = `Hosts read ${mostInRedirect}: shorten it.`;
      yield { path: [...path, 'to'], code: 'long', message, advice };
    }
    const circle = circleFrom(from, targets);
    if (circle !== undefined) {
      const message = `redirects in a loop: ${circle.join(', ')}`;
      const advice = 'Change one of them so that it leads to a page.';
      yield { path: [...path, 'to'], code: 'circle', message, advice };
    }
  }
}

/** The path of an address on this site. */
function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** The steps of a loop through an address; undefined if there is none. */
function circleFrom(from: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const way = [from];
  for (let at = targets.get(from); at !== undefined && at !== ''; at = targets.get(at)) {
    if (at === from) return [...way, at];
    if (way.includes(at)) return undefined;
    way.push(at);
  }
  return undefined;
}
