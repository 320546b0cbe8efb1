import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

// What README.md says under "Add a field, or a type of section", done for one that is made up.

const fields = `
const logos = object('LogosSection', 'Logos', 'Two to eight pictures beside each other.', {
  type: literal('logos'),
  title: sectionTitle,
  pictures: list('Pictures', 'Two to eight of them.', { item: picture, min: 2, max: 8 }),
  ...publication,
});
`;

const component = `
import { graphql } from 'gatsby';
import { Band } from '../components/Band';
import { SectionTitle } from '../components/Heading';
import { Picture } from '../components/Picture';

interface LogosProps {
  id: string;
  section: Queries.LogosSectionFragment;
}

/** A heading over two to eight pictures. */
export function Logos({ id, section }: LogosProps) {
  return (
    <Band id={id}>
      <SectionTitle>{section.title}</SectionTitle>
      {section.pictures.map((picture) => (
        <Picture key={picture.alt} picture={picture} sizes="20vw" />
      ))}
    </Band>
  );
}

export const fragment = graphql\`
  fragment LogosSection on LogosSection {
    draftLabel
    title
    pictures {
      ...Picture
    }
  }
\`;
`;

export const section = {
  type: 'logos',
  title: 'In good company',
  pictures: [
    { file: '/images/wide.png', alt: 'The first logo' },
    { file: '/images/square.png', alt: 'The second logo' },
  ],
};

/** Where the component is named. */
export const register = 'src/sections/Section.tsx';
export const inRegister = '  LogosSection: Logos,\n';

/** Adds the type to a copy of the project, and a section of it to the end of the page for clients. */
export function addSection(folder: string): void {
  const model = 'src/content/model/sections.ts';
  insert(model, fields, 'export const section = union(');
  insert(model, '  logos,\n', '  quote,\n]);');
  writeFileSync(join(folder, 'src/sections/Logos.tsx'), component);
  insert(register, "import { Logos } from './Logos';\n", 'import { Showcase } from');
  insert(register, inRegister, '  TestimonialSection: Testimonial,');
  insert(register, '    ...LogosSection\n', '    ...TestimonialSection\n');
  insert('content/pages/clients.md', `  - ${JSON.stringify(section)}\n`, 'sample:');

  function insert(file: string, text: string, before: string): void {
    const path = join(folder, file);
    const code = readFileSync(path, 'utf8');
    expect(code, file).toContain(before);
    writeFileSync(path, code.replace(before, `${text}$&`));
  }
}
