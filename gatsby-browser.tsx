import type { GatsbyBrowser } from 'gatsby';

/** Gatsby's own script runs while developing alone; the built site has only its islands (src/islands/browser.tsx). */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV !== 'development') return;
  await import('./src/build/html/loader');
  const { showContentProblems } = await import('./src/development/contentPanel');
  showContentProblems();
};
