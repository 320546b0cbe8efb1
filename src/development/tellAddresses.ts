import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import type { LocalAddresses } from './requestInbox';

/** Says where the site, its editing UI and the request inbox are, once they can be opened and Gatsby is done. */
export function tellAddresses(
  { actions, reporter }: CreateWebpackConfigArgs,
  { site, inbox }: LocalAddresses,
): void {
  let isCompiled = false;
  function tellOnce(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('tellAddresses', async (stats) => {
      if (isCompiled || stats.hasErrors()) return;
      isCompiled = true;
      const { onLogAction } = await import('gatsby-cli/lib/reporter/redux');
      const stop = onLogAction(({ type, payload }) => {
        // Gatsby reports this only after a second without a further step.
        if (type !== 'SET_STATUS' || payload !== 'SUCCESS') return;
        stop();
        reporter.log(`
Site           ${site}/
Editing        ${site}/admin/
Request inbox  ${inbox}/

What is saved in content/ shows in the open browser. Ctrl-C ends it.
`);
      });
    });
  }
  actions.setWebpackConfig({ plugins: [tellOnce] });
}
