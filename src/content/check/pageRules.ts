import type { FieldProblem } from '../model/problem';
import { childOf } from '../model/shape';

/** Checks that a page starts with a hero and has no second one, since the hero is the page's title. */
export function pageProblems(fields: unknown): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [index, section] of sectionsOf(fields).entries()) {
    const type = childOf(section, 'type');
    const path = ['sections', index, 'type'];
    if (index === 0 && typeof type === 'string' && type !== 'hero') {
      const message = 'is not a hero';
      problems.push({ path, message, advice: 'Make the first section of the page its hero.' });
    }
    if (index > 0 && type === 'hero') {
      const message = 'is a second hero';
      const advice = 'A page has one hero, at the top. Make this a showcase or a cards section.';
      problems.push({ path, message, advice });
    }
  }
  return problems;
}

/** The titles of a page's sections, from top to bottom. */
export function sectionTitles(fields: unknown): string[] {
  const titles = sectionsOf(fields).map((section) => childOf(section, 'title'));
  return titles.filter((title) => typeof title === 'string');
}

function sectionsOf(fields: unknown): unknown[] {
  const sections = childOf(fields, 'sections');
  return Array.isArray(sections) ? sections : [];
}
