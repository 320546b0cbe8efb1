import { css, Global } from '@emotion/react';
import { elementId } from '../components/elementId';
import { theme } from '../theme';

/**
 * What a page is on paper: its words and pictures, with the address after each link of its text, and nothing to press.
 *
 * @param siteUrl the address of the site, whose path links within the site begin with already
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

      /* Components have styles of their own, which come later. */
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

      /* What hangs into the margin of a screen would be cut off. */
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

      /* A page in a dark scheme has loaded the dark pictures, and some browsers print them. */
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
