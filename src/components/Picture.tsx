import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface PictureProps {
  picture: Queries.PictureFragment;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** True for the largest picture of the first screen; the rest load when they come near. */
  first?: boolean;
}

/** A picture of the content in the formats and widths that the build made, light and dark. */
export function Picture({ picture, sizes, first = false }: PictureProps) {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  const dark = picture.darkFile?.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (data === undefined || fallback === undefined) return null;
  return (
    <picture>
      {dark && <Sources data={dark} sizes={sizes} dark />}
      <Sources data={data} sizes={sizes} />
      <Image
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={data.width}
        height={data.height}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function Sources({
  data,
  sizes,
  dark = false,
}: {
  data: IGatsbyImageData;
  sizes: string;
  dark?: boolean;
}) {
  const media = dark ? '(prefers-color-scheme: dark)' : undefined;
  const { sources = [], fallback } = data.images;
  return (
    <>
      {sources.map((source) => (
        <source
          key={source.type}
          media={media}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes}
        />
      ))}
      {dark && <source media={media} srcSet={fallback?.srcSet} sizes={sizes} />}
    </>
  );
}

export const fragment = graphql`
  fragment Picture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 640
          outputPixelDensities: [0.6, 1, 1.7, 2]
          formats: [WEBP, AVIF]
          avifOptions: { quality: 30 }
          webpOptions: { quality: 60 }
          placeholder: NONE
        )
      }
    }
    darkFile {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 640
          outputPixelDensities: [0.6, 1, 1.7, 2]
          formats: [WEBP, AVIF]
          avifOptions: { quality: 30 }
          webpOptions: { quality: 60 }
          placeholder: NONE
        )
      }
    }
  }
`;

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
`;
