import type { GatsbyBrowser } from 'gatsby';
import { answerCommands } from './src/components/commands';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  answerCommands();
  if (process.env.NODE_ENV === 'development') {
    const { showContentFaults } = await import('./src/development/contentPanel');
    showContentFaults();
  }
};
