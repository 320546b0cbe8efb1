import { type HeaderRule, revalidate, unserved } from './headers';
import { locationOf, type RedirectRule } from './redirects';

/** The types of all files of the site. nginx’s own list differs between versions. */
const types = `types {
  text/css css;
  text/html html;
  text/plain txt;
  text/javascript js;
  text/yaml yml;
  text/xml xml;
  application/json json;
  application/manifest+json webmanifest;
  application/wasm wasm;
  font/woff2 woff2;
  image/avif avif;
  image/jpeg jpg jpeg;
  image/png png;
  image/svg+xml svg;
  image/webp webp;
  image/x-icon ico;
}`;

/**
 * Writes the nginx configuration of the site, for a `server` block that has `listen` and `root`:
 * https://nginx.org/en/docs/http/ngx_http_core_module.html
 *
 * @param rules the headers: one rule for every path, `/*`, and others, of which at most one matches a path. If both set
 *   a header, nginx sends only the value of the other one.
 */
export function writeNginxConfiguration(
  rules: readonly HeaderRule[],
  redirects: readonly RedirectRule[] = [],
): string {
  const general = rules.find(({ path }) => path === '/*');
  const everywhere = { 'Cache-Control': revalidate, ...general?.headers };
  const serve = 'try_files $uri $uri/index.html =404;';
  const locations = rules
    .filter((rule) => rule !== general)
    .map(({ path, headers }) =>
      // A location with its own headers inherits none.
      block(`location ${place(path)}`, [...addHeaders({ ...everywhere, ...headers }), serve]),
    );
  return `# Written by the build (kit/build/hosting/nginx.ts). Include it in a server block that has its own listen,
# server_name and root, and none of the directives below: docs/hosts/nginx.md shows one.

${types}
default_type application/octet-stream;
charset utf-8;
charset_types text/css text/plain text/javascript text/xml text/yaml application/json application/manifest+json image/svg+xml;
server_tokens off;
absolute_redirect off;

# The copies that the build has compressed.
gzip_static on;
gzip_vary on;

${addHeaders(everywhere).join('\n')}

error_page 404 "/404.html";
${[
  block('location = "/404.html"', ['internal;']),
  block(`location ~ ${quote(unserved.source)}`, ['return 404;']),
  block('location "/"', [serve]),
  ...locations,
  ...redirects.map(redirect),
].join('\n')}
`;
}

function redirect({ from, to, status }: RedirectRule): string {
  const target = locationOf(quote(to).slice(1, -1), '$is_args$args');
  return block(`location ${place(from)}`, [`return ${status} "${target}";`]);
}

function place(path: string): string {
  return path.endsWith('*') ? quote(path.slice(0, -1)) : `= ${quote(path)}`;
}

function addHeaders(headers: HeaderRule['headers']): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
}

/** In quotes, nginx takes everything literally except these, and variables, which no rule of the site contains. */
function quote(text: string): string {
  return `"${text.replace(/"/g, '\\"')}"`;
}
