import { contentModel } from '../../../content/model/model';
import { childOf, objectShapeOf } from '../../../content/model/shape';
import { Layout } from '../../../layout/Layout';
import { Section } from '../../../sections/Section';
import { query } from '../../../templates/landing';
import { PreviewedContent, useStaticQuery } from '../gatsby';
import type { PreviewProps } from './Preview';

/** A testimonial in the sections that show it; in one without words of its own where no page does. */
export function TestimonialPreview({ entry, content }: Pick<PreviewProps, 'entry' | 'content'>) {
  const { name } = entry;
  const shown = content.all('pages').flatMap(({ fields }) => {
    const sections = childOf(fields, 'sections');
    if (!Array.isArray(sections)) return [];
    return sections.filter((section) => childOf(section, 'testimonial') === name);
  });
  const section = { type: 'testimonial', testimonial: name };
  const sections = name === '' || shown.length === 0 ? [section] : shown;
  const page = { kind: 'pages', name: '', fields: { sections }, body: '' } as const;
  return (
    <PreviewedContent value={content.with(page)}>
      <Sections title={name} />
    </PreviewedContent>
  );
}

/** The sections of the page without a name. */
function Sections({ title }: { title: string }) {
  const { page, site } = useStaticQuery<Queries.LandingPageQuery>(query, { id: '' });
  return (
    <Layout title={title} description="">
      {/* The page that the sections are on has one. */}
      <h1 className="visually-hidden">{objectShapeOf(contentModel.testimonials.schema).label}</h1>
      {page.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
        <Section key={index} id={`testimonial-${index}`} section={section} words={site} />
      ))}
    </Layout>
  );
}
