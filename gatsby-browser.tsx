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

/** Lets the loader look again for the form that the address points to: the dev server renders pages later. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  dispatchEvent(new Event('hashchange'));
};
