import { css, Global } from '@emotion/react';
import { elementId } from '../components/elementId';
import { siteDialog } from '../components/siteDialog';
import { fontFaces } from '../fontFaces';
import { customProperties, theme } from '../theme';

/** The styles that every page starts from: the tokens, the typefaces, a reset, and what is printed. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}

const styles = css`
  ${fontFaces}
  ${customProperties}

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    background: ${theme.color.ground};
    color: ${theme.color.ink};
    font-family: ${theme.font.text};
    line-height: 1.5;
    text-size-adjust: none;
    -webkit-font-smoothing: antialiased;
    /* Anchors and focused elements keep some space above them, below a sticky header at its highest. */
    scroll-padding-top: ${theme.space[24]};
  }

  /* All lengths are in rem, so the whole page grows on a large screen. */
  ${theme.from.wide} {
    html {
      font-size: 112.5%;
    }
  }

  ${theme.from.extraWide} {
    html {
      font-size: 125%;
    }
  }

  ${theme.stickyHeader} {
    html {
      scroll-padding-top: calc(${theme.space[96]} + ${theme.space[8]});
    }
  }

  /* Where scrollbars take up room, the page must not move when its own disappears. (A gutter would change every
     length in vw.) It is on the right whichever way the words run. */
  html:has(${siteDialog}[open]) {
    overflow: hidden;
    padding-right: var(--scrollbar);
  }

  /* If elements inherited it, opening a dialog would restyle the whole page. */
  @property --scrollbar {
    syntax: "<length>";
    inherits: false;
    initial-value: 0px;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  a:active,
  button:enabled:active {
    translate: 0 1px;
  }

  body {
    margin: 0;
    font-size: ${theme.size.text};
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  figure {
    margin: 0;
  }

  h1,
  h2,
  h3 {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.subheading};
    font-weight: 500;
    line-height: 1.2;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    /* Keeps a leading space, which separates the words from those before. */
    white-space: pre;
  }

  :focus-visible {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 3px;
  }

  ${theme.motionAllowed} {
    a,
    button {
      transition:
        background-color 120ms,
        border-color 120ms,
        color 120ms;
    }
  }

  /* In print: words, pictures and the addresses of other sites, and no controls. Components’ own styles come later. */
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
