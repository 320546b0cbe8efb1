import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headerRules } from './headers';
import { writeHeadersFile } from './headersFile';
import { writeNginxConfiguration } from './nginx';

interface Hosting {
  /** The content security policy of the pages. */
  policy: string;
  playerOrigins: readonly string[];
  /** The names of the files that the build has made. */
  files: readonly string[];
  /** Whom to tell about a weakness: the text of security.txt. */
  securityText: string;
}

/** What Gatsby names by its content: scripts and styles. */
const hashed = /[.-][0-9a-f]{20}\.(?:js|css)$/;

/**
 * Writes what each kind of host needs to know about the built site: below `public/` for hosts that read it there,
 * and into `hosting/` what is no part of the site.
 *
 * @throws where a host would not take all of it
 */
export function writeHosting(publicFolder: string, hosting: Hosting): void {
  const { policy, playerOrigins, files, securityText } = hosting;
  const hashedFiles = files.filter((name) => hashed.test(name)).map((name) => `/${name}`);
  const rules = headerRules({ policy, playerOrigins, hashedFiles });
  write(join(publicFolder, '_headers'), writeHeadersFile(rules));
  write(join(publicFolder, '.well-known/security.txt'), securityText);
  write('hosting/nginx.conf', writeNginxConfiguration(rules));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
