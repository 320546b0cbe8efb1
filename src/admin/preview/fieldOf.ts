import { elementId } from '../../components/elementId';
import { contentModel } from '../../content/model/model';
import { childOf, groupOf, shapeOf } from '../../content/model/shape';
import type { ContentFile } from './messages';

/** In which part of the page the fields of a kind of content stand: selectors, each with the first of its fields. */
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
    ['header', 'header.menu'],
    ['footer', 'footer.line'],
    ['time', 'policy.updated'],
    ['figure', 'testimonial.stars'],
    ['dialog', 'video.loading'],
  ],
  request: [
    [`#${elementId.requestDialog('demo')}`, 'demo.title'],
    [`#${elementId.requestDialog('contact')}`, 'contact.title'],
  ],
};

/** The field that a part of the page shows, such as `sections.2.title`; undefined where it is no field of this file. */
export function fieldOf(clicked: Element, { kind, fields }: ContentFile): string | undefined {
  if (kind === 'pages') return sectionOf(clicked, fields);
  return parts[kind]?.find(([selector]) => clicked.closest(selector) !== null)?.[1];
}

/** A section of a type that nobody knows has no place on the page. */
function sectionOf(clicked: Element, fields: unknown): string | undefined {
  const shown = clicked.closest('main > section');
  const sections = childOf(fields, 'sections');
  if (shown === null || !Array.isArray(sections)) return undefined;
  const shownSections = shown.parentElement?.querySelectorAll(':scope > section') ?? [];
  const place = [...shownSections].indexOf(shown);
  const section = shapeOf(contentModel.pages.schema.shape.sections.element);
  const known = [...sections.keys()].filter(
    (index) => groupOf(section, sections[index]) !== undefined,
  );
  return known[place] === undefined ? undefined : `sections.${known[place]}.title`;
}
