import { childOf } from '../../content/target';
import type { ContentFile } from './messages';
import { isKnownSection } from './pageData';

/** In which part of the page the fields of a kind of content stand, as selectors with the fields' paths. */
const parts: Partial<Record<ContentFile['kind'], readonly (readonly [string, string])[]>> = {
  policies: [
    ['h1', 'title'],
    ['time', 'updated'],
    ['article', 'body'],
  ],
  testimonials: [
    ['figcaption > :first-child', 'role'],
    ['figcaption', 'company'],
    ['figure [role="img"]', 'stars'],
    ['figure', 'quote'],
  ],
  videos: [
    ['dialog h2', 'title'],
    ['dialog', 'address'],
  ],
  site: [
    ['header', 'header'],
    ['footer', 'footer'],
    ['time', 'policy'],
    ['figure', 'testimonial'],
    ['dialog', 'video'],
  ],
  request: [
    ['#request-demo', 'demo'],
    ['#request-contact', 'contact'],
  ],
};

/** The field that a part of the page shows, such as `sections.2`; undefined where it is no field of this file. */
export function fieldOf(clicked: Element, { kind, fields }: ContentFile): string | undefined {
  if (kind === 'pages') return sectionOf(clicked, fields);
  return parts[kind]?.find(([selector]) => clicked.closest(selector) !== null)?.[1];
}

/** A section of a type that nobody knows has no place on the page. */
function sectionOf(clicked: Element, fields: unknown): string | undefined {
  const shown = clicked.closest('main > section');
  const sections = childOf(fields, 'sections');
  if (shown === null || !Array.isArray(sections)) return undefined;
  const place = [...(shown.parentElement?.children ?? [])].indexOf(shown);
  const known = [...sections.keys()].filter((index) => isKnownSection(sections[index]));
  return known[place] === undefined ? undefined : `sections.${known[place]}`;
}
