import { css, Global } from '@emotion/react';
import { elementId } from '../components/elementId';
import { theme } from '../theme';

/**
 * A printed page: its words and pictures, the address after each link in its text, and no controls.
 *
 * @param siteUrl the address of the site; links within the site already start with its path
 */
export function PrintStyles({ siteUrl }: { siteUrl: string }) {
  return <Global styles={printed(new URL(siteUrl).origin)} />;
}

function printed(origin: string) {
  return css`
    @media print {
      @page {
        margin: 18mm;
      }

      html {
        background: none;
        font-size: 80%;
      }

      /* Components’ own styles come later. */
      header {
        position: static !important;
        padding-inline: 0 !important;
      }

      header,
      section {
        background: none !important;
      }

      header nav,
      footer,
      button,
      dialog,
      .toasts,
      a[href="#${elementId.content}"] {
        display: none !important;
      }

      section,
      article {
        padding: ${theme.space[24]} 0 !important;
      }

      /* Hanging quotation marks would be cut off. */
      blockquote p {
        text-indent: 0 !important;
      }

      h1,
      h2,
      h3 {
        break-after: avoid;
      }

      figure,
      picture,
      section li,
      tr {
        break-inside: avoid;
      }

      /* In dark mode the dark pictures are loaded, and some browsers print those. */
      @media (prefers-color-scheme: dark) {
        picture:has([media]) img {
          filter: invert(1) hue-rotate(180deg);
        }
      }

      img {
        max-height: 120mm;
        object-fit: contain;
        object-position: left;
      }

      p,
      li {
        orphans: 3;
        widows: 3;
      }

      main a[href^="http"]::after {
        content: " (" attr(href) ")";
        overflow-wrap: anywhere;
      }

      main a[href^="/"]::after {
        content: " (${origin}" attr(href) ")";
        overflow-wrap: anywhere;
      }
    }
  `;
}
