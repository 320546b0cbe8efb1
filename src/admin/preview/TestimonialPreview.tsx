import { contentModel } from '../../content/model/model';
import { childOf, objectShapeOf } from '../../content/model/shape';
import { Layout } from '../../layout/Layout';
import { Testimonial } from '../../sections/Testimonial';
import type { PreviewProps } from './Preview';

/** A testimonial in the sections that show it; in one without words of its own where no page does. */
export function TestimonialPreview({ entry, content, data }: PreviewProps) {
  const shown = content.all('pages').flatMap((page) => {
    const sections = childOf(page.fields, 'sections');
    if (!Array.isArray(sections)) return [];
    return sections.filter(
      (section) =>
        childOf(section, 'type') === 'testimonial' &&
        childOf(section, 'testimonial') === entry.name,
    );
  });
  const section = { type: 'testimonial', testimonial: entry.name };
  const sections = entry.name === '' || shown.length === 0 ? [section] : shown;
  const page = { kind: 'pages', name: '', fields: { sections }, body: '' } as const;
  const { page: landing, site } = data.landing(page);
  return (
    <Layout title={entry.name} description="">
      {/* The page that the sections are on has one. */}
      <h1 className="visually-hidden">{objectShapeOf(contentModel.testimonials.schema).label}</h1>
      {landing.sections.map(
        (each, index) =>
          each.__typename === 'TestimonialSection' && (
            <Testimonial
              // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
              key={index}
              id={`testimonial-${index}`}
              section={each}
              starsText={site.testimonial.stars}
            />
          ),
      )}
    </Layout>
  );
}
