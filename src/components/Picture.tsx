import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Helmet } from 'react-helmet';
import { theme } from '../theme';

interface PictureProps {
  picture: Queries.PictureFragment;
  /** How wide the picture is shown, for the `sizes` attribute. */
  sizes: string;
  /** True for the largest picture of the first screen; the others load lazily. */
  first?: boolean;
}

const { desktop, full, wide, extraWide } = theme.atLeast;

/** The width, for `sizes`, of a picture beside text: half the page, or all of it where they stack. */
export const halfPage = `${extraWide} 50rem, ${wide} 45rem, ${full} 40rem, ${desktop} 47vw, 92vw`;

/** A picture of the content in every format and width that the build made, light and dark. */
export function Picture({ picture, sizes, first = false }: PictureProps) {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  const dark = picture.darkFile?.childImageSharp?.gatsbyImageData;
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

function sources({ images }: IGatsbyImageData, sizes: string, media?: string) {
  return images.sources?.map(({ type, srcSet }) => (
    <source key={type} media={media} type={type} srcSet={srcSet} sizes={sizes} />
  ));
}

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
        outputPixelDensities: [0.6, 1, 1.7, 2]
        formats: [WEBP, AVIF]
        avifOptions: { quality: 29 }
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
