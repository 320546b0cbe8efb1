import { stringify } from 'yaml';
import type { EntryOf } from '../../src/content/check/check';

/** A landing page made for the bench. */
export interface MadePage {
  /** The address of the page, such as `/bench-12`. */
  path: string;
  /** The file of the page, within the content folder. */
  place: string;
  text: string;
}

type Section = EntryOf<'pages'>['fields']['sections'][number];

/** The fields that hold a page's own words; a label or a name that others refer to stays as it is. */
const wordFields = new Set(['title', 'text', 'description', 'badge', 'alt', 'reasons', 'points']);

/**
 * Makes landing pages of eight sections each: a hero, four of cards, two showcases, a testimonial. Their
 * sections are those of the present pages, taken in turn, with words that differ from page to page. None has
 * a label, so the switcher in the header stays as small as it is. Throws where a kind of section is missing.
 */
export function makePages(present: readonly EntryOf<'pages'>[], count: number): MadePage[] {
  const sections = present.flatMap(({ fields }) => fields.sections);
  function taken(type: Section['type'], amount: number, turn: number): Section[] {
    const ofType = sections.filter((section) => section.type === type);
    return Array.from({ length: amount }, (_, index) => {
      const section = ofType[(turn + index) % ofType.length];
      if (section === undefined) throw new Error(`No page has a section of the type ${type}.`);
      return section;
    });
  }
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const fields = {
      path: `/bench-${number}`,
      title: 'An inventory',
      description: 'A page that exists to be counted.',
      sections: [
        ...taken('hero', 1, number),
        ...taken('cards', 2, number),
        ...taken('showcase', 1, number),
        ...taken('cards', 2, number + 2),
        ...taken('showcase', 1, number + 1),
        ...taken('testimonial', 1, number),
      ],
    };
    return {
      path: fields.path,
      place: `pages/bench-${number}.md`,
      text: `---\n${stringify(reworded(fields, number), { lineWidth: 0 })}---\n`,
    };
  });
}

/** The page with one sentence of its hero changed. Throws where that sentence isn't there. */
export function edited(page: MadePage): MadePage {
  const sentence = /This is page \d+\./;
  if (!sentence.test(page.text)) throw new Error(`${page.place} holds no sentence to edit.`);
  return { ...page, text: page.text.replace(sentence, 'This sentence has been edited.') };
}

function reworded(value: unknown, number: number, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => reworded(item, number, field));
  if (typeof value === 'string') {
    if (!wordFields.has(field)) return value;
    return field === 'text' ? `${value} This is page ${number}.` : `${value} ${number}`;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, reworded(item, number, name)]),
  );
}
