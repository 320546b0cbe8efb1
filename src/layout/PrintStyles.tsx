import { css, Global } from '@emotion/react';
import { elementId } from '../components/elementId';

/** Styles for print: words, pictures and the addresses of other sites, and no controls. */
export function PrintStyles() {
  return <Global styles={printed} />;
}

// Components’ own styles come later.
const printed = css`
  @media print {
    html,
    header,
    section {
      background: none !important;
    }

    header {
      position: static !important;
    }

    header nav,
    footer,
    button,
    dialog,
    .toasts,
    a[href="#${elementId.content}"] {
      display: none !important;
    }

    main a[href^="http"]::after {
      content: " (" attr(href) ")";
    }
  }
`;
