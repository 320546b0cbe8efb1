import styled from '@emotion/styled';
import { contentModel } from '../../../content/model/model';
import { childOf, objectShapeOf } from '../../../content/model/shape';
import { Layout } from '../../../layout/Layout';
import { Section } from '../../../sections/Section';
import { query } from '../../../templates/landing';
import { theme } from '../../../theme';
import { PreviewedContent, useStaticQuery } from '../gatsby';
import type { PreviewProps } from './Preview';

/** A testimonial in the sections that show it, or in an otherwise empty section if none does. */
export function TestimonialPreview({ entry, content }: Pick<PreviewProps, 'entry' | 'content'>) {
  const { name } = entry;
  const shown = content.all('pages').flatMap(({ fields }) => {
    const sections = childOf(fields, 'sections');
    if (name === '' || !Array.isArray(sections)) return [];
    const own = sections.filter((section) => childOf(section, 'testimonial') === name);
    return own.map((section) => ({ section, path: String(childOf(fields, 'path')) }));
  });
  const paths = [...new Set(shown.map(({ path }) => path))];
  const alone = { type: 'testimonial', testimonial: name };
  const sections = shown.length === 0 ? [alone] : shown.map(({ section }) => section);
  const page = { collection: 'pages', name: '', fields: { sections }, body: '' } as const;
  return (
    <PreviewedContent value={content.with(page)}>
      <Note data-outside-page aria-label="Where it is shown">
        {paths.length === 0 ? 'No page shows it yet.' : `It is shown on ${words.format(paths)}.`}
      </Note>
      <Sections title={name} />
    </PreviewedContent>
  );
}

const words = new Intl.ListFormat('en');

const Note = styled.section`
  zoom: var(--unscaled, 1);
  padding: ${theme.space[8]} ${theme.gutter};
  border-bottom: ${theme.hairline};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};
`;

/** The sections of the page without a name. */
function Sections({ title }: { title: string }) {
  const { page, site } = useStaticQuery<Queries.LandingPageQuery>(query, { id: '' });
  return (
    <Layout title={title} description="">
      {/* The real page has a heading. */}
      <h1 className="visually-hidden">{objectShapeOf(contentModel.testimonials.schema).label}</h1>
      {page.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
        <Section key={index} id={`testimonial-${index}`} section={section} words={site} />
      ))}
    </Layout>
  );
}
