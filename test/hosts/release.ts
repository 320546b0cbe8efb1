import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, headerRules } from '../../kit/build/hosting/headers';
import { writeNginxConfiguration } from '../../kit/build/hosting/nginx';
import { redirectRules } from '../../kit/build/hosting/redirects';
import { writeHeadersFile, writeRedirectsFile } from '../../kit/build/hosting/rulesFiles';

/**
 * Writes a small release as the build makes one: its page has a style of its own, which its policy lists.
 *
 * @param more configuration for nginx after what the build writes
 */
export function buildRelease(color: string, folder: string, more = ''): void {
  const style = `body{color:${color}}`;
  const playerOrigins: string[] = [];
  const formEndpoint = 'https://forms.example/id';
  const csp = contentSecurityPolicy([], [style], { formEndpoint, playerOrigins });
  const headers = headerRules({ csp, playerOrigins, scripts: [] });
  const redirects = redirectRules([{ from: '/old', to: '/', permanent: true }]);
  const files = {
    'public/index.html': `<style>${style}</style>`,
    'public/404.html': 'not found',
    'public/_headers': writeHeadersFile(headers),
    'public/_redirects': writeRedirectsFile(redirects),
    'hosting/nginx.conf': writeNginxConfiguration(headers, redirects) + more,
  };
  for (const place of ['public', 'hosting']) mkdirSync(join(folder, place), { recursive: true });
  for (const [place, text] of Object.entries(files)) writeFileSync(join(folder, place), text);
}
