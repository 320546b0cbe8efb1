import type { ReactNode } from 'react';

/**
 * Stands in for gatsby-react-router-scroll, which Gatsby puts around every page. That one keeps how far each page was
 * scrolled in the session storage, and goes there again when React takes the page over: for a site whose pages the
 * browser itself goes to and back from, an entry in the visitor's browser for nothing, and a jump.
 */
export function ScrollContext({ children }: { children: ReactNode }) {
  return children;
}

/** Gatsby passes it on to sites that scroll parts of a page; this one has none. */
export function useScrollRestoration(): never {
  throw new Error('The site leaves scrolling to the browser: see src/document/browserScrolls.ts.');
}
