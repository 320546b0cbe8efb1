import type { GatsbyBrowser } from 'gatsby';
import { waitForLiveBuild } from './src/document/liveBuild';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { showContentFaults } = await import('./src/development/contentPanel');
    showContentFaults();
  } else {
    await waitForLiveBuild();
  }
};
