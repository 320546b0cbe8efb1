import { css, Global } from '@emotion/react';
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
      footer nav,
      button,
      dialog,
      .toasts,
      a[href="#content"] {
        display: none !important;
      }

      section,
      article,
      footer {
        padding: ${theme.space[24]} 0 !important;
      }

      footer {
        break-inside: avoid;
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
