import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Helmet } from 'react-helmet';
import { theme } from '../theme';

interface PictureProps {
  picture: Queries.PictureFragment;
  /** The width of the picture on the page, for the `sizes` attribute. */
  sizes: string;
  /** True for the largest picture of the first screen; the others load lazily. */
  first?: boolean;
}

const { desktop, full, wide, extraWide } = theme.atLeast;

/** The width, for `sizes`, of a picture beside text: half the page, or all of it where they stack. */
export const halfPage = `${extraWide} 50rem, ${wide} 45rem, ${full} 40rem, ${desktop} 45vw, 92vw`;

/** A picture of the content in every format and width that the build made, light and dark. */
export function Picture({ picture, sizes, first = false }: PictureProps) {
  const data = everyWidth(picture.file);
  const dark = everyWidth(picture.darkFile);
  const fallback = data?.images.fallback;
  if (data === undefined || fallback === undefined) return null;
  return (
    <>
      {first && (
        <Helmet>
          {dark && preload(dark, sizes, darkScheme)}
          {preload(data, sizes, dark && lightScheme)}
        </Helmet>
      )}
      <picture>
        {dark && sources(dark, sizes, darkScheme)}
        {dark && <source media={darkScheme} srcSet={dark.images.fallback?.srcSet} sizes={sizes} />}
        {sources(data, sizes)}
        <Image
          src={fallback.src}
          srcSet={fallback.srcSet}
          sizes={sizes}
          width={data.width}
          // It can be a fraction, which the attribute doesn't allow.
          height={Math.round(data.height)}
          alt={picture.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      {/* Paper is light. For print, browsers load lazy pictures, but no other source of a picture. */}
      {dark && (
        <Printed
          src={fallback.src}
          width={data.width}
          height={Math.round(data.height)}
          alt={picture.alt}
          loading="lazy"
        />
      )}
    </>
  );
}

const darkScheme = '(prefers-color-scheme: dark)';
const lightScheme = '(prefers-color-scheme: light)';

/** Preloads the best format; browsers that don't know it skip it. A function, since Helmet accepts no components. */
function preload(data: IGatsbyImageData, sizes: string, media?: string) {
  const [best] = data.images.sources ?? [];
  return (
    best && (
      <link
        rel="preload"
        as="image"
        type={best.type}
        imageSrcSet={best.srcSet}
        imageSizes={sizes}
        fetchPriority="high"
        // Helmet would write an empty attribute, and then not recognise the link that the build rendered.
        {...(media && { media })}
      />
    )
  );
}

/** Joins the files of both qualities. */
function everyWidth(file: Queries.PictureFileFragment | null): IGatsbyImageData | undefined {
  const { gatsbyImageData: narrow, wide } = file?.childImageSharp ?? {};
  if (narrow?.images.fallback === undefined || wide === undefined) return undefined;
  const { fallback, sources = [] } = narrow.images;
  const images = {
    fallback: { ...fallback, srcSet: joined(fallback.srcSet, wide.images.fallback?.srcSet) },
    sources: sources.map((source, index) => ({
      ...source,
      srcSet: joined(source.srcSet, wide.images.sources?.[index]?.srcSet),
    })),
  };
  return { ...narrow, images };
}

/** Joins two lists for `srcset`. Where both have a width, such as a small picture’s own, the first one’s file stays. */
function joined(narrow = '', wide = ''): string {
  const files = narrow.split(',\n');
  const widths = new Set(files.map(widthOf));
  return [...files, ...wide.split(',\n').filter((file) => !widths.has(widthOf(file)))].join(', ');
}

function widthOf(file: string): string | undefined {
  return file.split(' ').at(-1);
}

function sources({ images }: IGatsbyImageData, sizes: string, media?: string) {
  return images.sources?.map(({ type, srcSet }) => (
    <source key={type} media={media} type={type} srcSet={srcSet} sizes={sizes} />
  ));
}

/*
 * The qualities are the lowest AVIF qualities, in steps of 5, at which each drawing keeps a structural similarity (SSIM of
 * luma) of 0.98 at each width, light and dark. WebP’s are as good on photos. Wide pictures need less. Photos keep the grain
 * of wood, and plain walls show no blocks.
 */
export const fragment = graphql`
  fragment Picture on Picture {
    alt
    file {
      ...PictureFile
    }
    darkFile {
      ...PictureFile
    }
  }

  fragment PictureFile on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 640
        breakpoints: [384, 640]
        formats: [WEBP, AVIF]
        avifOptions: { quality: 60 }
        webpOptions: { quality: 70 }
        placeholder: NONE
      )
      wide: gatsbyImageData(
        layout: CONSTRAINED
        width: 1280
        breakpoints: [1088, 1280]
        formats: [WEBP, AVIF]
        avifOptions: { quality: 45 }
        webpOptions: { quality: 60 }
        placeholder: NONE
      )
    }
  }
`;

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
`;

const Printed = styled(Image)`
  display: none;

  @media print and (prefers-color-scheme: dark) {
    display: block;

    picture:has(+ &) {
      display: none;
    }
  }
`;
