import type { GatsbyBrowser } from 'gatsby';
import { palette } from './src/theme';

/**
 * Runs only in development: the built site has none of Gatsby's scripts, only its islands (src/islands/browser.tsx).
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV !== 'development') return;
  await import('./src/islands/loader');
  const { showProblems } = await import('./kit/development/showProblems');
  const { accent, surface, ink } = palette;
  showProblems({ border: accent[0], ground: surface[0], words: ink[0] });
};

/** The dev server's pages are rendered after the loader has looked for the form that the address points to. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  dispatchEvent(new Event('hashchange'));
};
