import type { GatsbyBrowser } from 'gatsby';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { showContentFaults } = await import('./src/development/contentPanel');
    showContentFaults();
  }
};
