import type { GatsbyBrowser } from 'gatsby';

/**
 * Runs only in development: the built site has none of Gatsby's scripts, only its islands (src/islands/browser.tsx).
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV !== 'development') return;
  await import('./src/islands/loader');
  const { showProblems } = await import('./kit/development/showProblems');
  showProblems();
};

/** The dev server's pages are rendered after the loader has looked for the form that the address points to. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  dispatchEvent(new Event('hashchange'));
};
