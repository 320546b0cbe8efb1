/** The picture that other sites show beside a link to a page. Templates get it from their page context. */
export interface SharePicture {
  path: string;
  alt: string;
}

/** In pixels, as social networks recommend. */
export const shareSize = { width: 1200, height: 630 };
