/** What Gatsby's script for browsers offers to plugins, as far as it is used here. */
interface GatsbyLoader {
  loadPage(path: string): Promise<{ page?: { webpackCompilationHash: string } } | undefined>;
}

declare global {
  interface Window {
    ___loader: GatsbyLoader;
    ___webpackCompilationHash: string;
  }
}

/**
 * Waits until it is sure that Gatsby may take over the page: that its data and scripts are of the same build as the
 * page itself. Otherwise React would throw the page away with all that was typed, or Gatsby would load it again under
 * the visitor's hands; then this never ends, the page stays as it is, and `static/recover.js` does the rest.
 */
export async function waitForLiveBuild(): Promise<void> {
  // Gatsby asks for the same afterwards, and finds it there.
  const loaded = window.___loader.loadPage(location.pathname + location.search);
  if (await isLive(loaded)) return;
  const recovery = document.querySelector<HTMLTemplateElement>('#recovery');
  if (recovery !== null) document.body.append(recovery.content);
  await new Promise(() => undefined);
}

async function isLive(loaded: ReturnType<GatsbyLoader['loadPage']>): Promise<boolean> {
  const name = document.getElementById('app')?.dataset.page;
  const [live, resources] = await Promise.all([livePage(), loaded]);
  const build = resources?.page?.webpackCompilationHash;
  if (build && build !== window.___webpackCompilationHash) return false;
  return live === undefined || live.includes(`data-page="${name}"`);
}

/** The page that a visitor would get now; undefined where that can't be known. */
async function livePage(): Promise<string | undefined> {
  try {
    const response = await fetch(location.href, { cache: 'no-cache' });
    const html = await response.text();
    return html.includes(' data-page="') ? html : undefined;
  } catch {
    return undefined;
  }
}
