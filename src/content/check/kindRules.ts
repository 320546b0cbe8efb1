import type { ContentKind } from '../model/model';
import { type FieldProblem, quote } from '../model/problem';
import { childOf } from '../model/shape';

/** Checks the fields of a file that depend on each other. */
export function problemsOfKind(kind: ContentKind, fields: unknown): Iterable<FieldProblem> {
  if (kind === 'pages') return heroProblems(fields);
  return kind === 'redirects' ? redirectProblems(fields) : [];
}

/** Warns if a video that isn't a sample lacks what search engines require to show it. */
export function videoWarnings(fields: unknown): FieldProblem[] {
  if (childOf(fields, 'sample') === true) return [];
  const missing = ['published', 'thumbnail'].filter((name) => childOf(fields, name) === undefined);
  const advice = 'Without it, search engines can’t list this video. The page still plays it.';
  return missing.map((name) => ({ path: [name], message: 'is missing', advice }));
}

/** What a video that isn't a sample needs before the site goes live. */
export function missingTranscript(fields: unknown): FieldProblem[] {
  if (childOf(fields, 'sample') === true || childOf(fields, 'transcript') !== undefined) return [];
  const advice = 'Without it, nobody can read, search or follow the video without sound.';
  return [{ path: ['transcript'], message: 'is missing', advice }];
}

/** The titles of a page's sections, from top to bottom. */
export function sectionTitles(fields: unknown): string[] {
  const titles = listIn(fields, 'sections').map((section) => textIn(section, 'title'));
  return titles.filter((title) => title !== undefined);
}

/** A page starts with a hero and has no second one, since the hero is the page's title. */
function* heroProblems(fields: unknown): Generator<FieldProblem> {
  for (const [index, section] of listIn(fields, 'sections').entries()) {
    const type = textIn(section, 'type');
    const path = ['sections', index, 'type'];
    if (index === 0 && type !== undefined && type !== 'hero') {
      const advice = 'Make the first section of the page its hero.';
      yield { path, message: 'is not a hero', advice };
    }
    if (index > 0 && type === 'hero') {
      const advice = 'A page has one hero, at the top. Make this a showcase or a cards section.';
      yield { path, message: 'is a second hero', advice };
    }
  }
}

/** Finds redirects that are wrong whatever pages exist: two from one address, a loop, an invalid target. */
function* redirectProblems(fields: unknown): Generator<FieldProblem> {
  const redirects = listIn(fields, 'redirects').map((redirect) => ({
    from: textIn(redirect, 'from') ?? '',
    to: textIn(redirect, 'to') ?? '',
  }));
  const targets = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  for (const [index, { from, to }] of redirects.entries()) {
    const path = ['redirects', index];
    if (from !== '' && redirects.findIndex((other) => other.from === from) < index) {
      const message = `${quote(from)} already has a redirect`;
      yield { path: [...path, 'from'], message, advice: 'Remove one of the two.' };
    }
    if (/^(?:#|mailto:)/.test(to)) {
      const advice = 'Write a page of this site, such as /clients, or a full https address.';
      yield { path: [...path, 'to'], message: `${quote(to)} is not a page`, advice };
    }
    const circle = circleFrom(from, targets);
    if (circle !== undefined) {
      const advice = 'Change one of them so that it leads to a page.';
      yield { path: [...path, 'to'], message: `leads in a circle: ${circle.join(', ')}`, advice };
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

function listIn(fields: unknown, name: string): unknown[] {
  const list = childOf(fields, name);
  return Array.isArray(list) ? list : [];
}

function textIn(fields: unknown, name: string): string | undefined {
  const text = childOf(fields, name);
  return typeof text === 'string' ? text : undefined;
}
