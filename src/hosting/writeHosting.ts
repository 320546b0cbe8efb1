import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules } from './headers';
import { writeHeadersFile } from './headersFile';

interface Hosting {
  /** The content security policy of the pages. */
  policy: string;
  playerOrigins: readonly string[];
}

/** What Gatsby names by its content: scripts and styles. */
const hashed = /[.-][0-9a-f]{20}\.(?:js|css)$/;

/** Writes what each kind of host needs to know about the built site. */
export function writeHosting(publicFolder: string, { policy, playerOrigins }: Hosting): void {
  const hashedFiles = readdirSync(publicFolder)
    .filter((name) => hashed.test(name))
    .map((name) => `/${name}`);
  const rules = headerRules({ policy, playerOrigins, hashedFiles });
  writeFileSync(join(publicFolder, '_headers'), writeHeadersFile(rules));
}
