import type { NodePluginArgs } from 'gatsby';
import { pathPrefix } from './hosting/pathPrefix';

export interface Settings {
  /** The site's canonical address, without a slash at its end. */
  siteUrl: string;
  /** Where the request form is sent. */
  formEndpoint: string;
  /** Whether search engines are told, by a header, to leave every page out. */
  noindex: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** What the dev server has until it knows its own address and that of its request inbox. */
const localSettings: Settings = {
  siteUrl: 'http://localhost:8000',
  formEndpoint: 'http://localhost:9100/requests',
  noindex: false,
};

/** The settings of the Gatsby command that runs. A build without them ends here, with what is wrong in one message. */
export function settingsOfCommand(env: Environment = process.env): Settings {
  if (env.gatsby_executing_command !== 'build') return localSettings;
  try {
    return readSettings(env);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Stops a build whose address has a path that Gatsby doesn't put before its own. */
export function checkPathPrefix(
  { basePath, reporter }: NodePluginArgs,
  { siteUrl }: Settings,
): void {
  if (basePath === pathPrefix(siteUrl)) return;
  reporter.panic(
    `SITE_URL has a path (${siteUrl}), which takes a flag: gatsby build --prefix-paths. "npm run build" sets it.`,
  );
}

/**
 * Reads what a build must be told from the environment.
 *
 * @throws when a variable is missing or unfit, with every problem in one message
 */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const siteUrl = readAddress(env, problems, {
    name: 'SITE_URL',
    purpose:
      'the address that visitors reach the site at. Canonical links and share pictures are ' +
      'written with it',
    example: 'https://www.casegood.example',
    bare: true,
  });
  const formEndpoint = readAddress(env, problems, {
    name: 'GATSBY_FORM_ENDPOINT',
    purpose:
      'the address of the form service that takes demo and contact requests. A site built ' +
      'without it would lose every request',
    example: 'https://forms.example/your-form-id',
    bare: false,
  });
  const noindex = env.NOINDEX?.trim() ?? '';
  if (!['', '0', '1'].includes(noindex)) {
    problems.push(
      `NOINDEX ("${noindex}") is neither 0 nor 1.\n` +
        '  With 1 search engines are told to leave the site out, as for a preview.\n' +
        '  Example: NOINDEX=1, or leave it out.',
    );
  }
  if (problems.length > 0) {
    throw new Error(`The site cannot be built:\n\n${problems.join('\n\n')}\n`);
  }
  return {
    siteUrl: new URL(siteUrl).href.replace(/\/+$/, ''),
    formEndpoint,
    noindex: noindex === '1',
  };
}

interface Variable {
  name: string;
  purpose: string;
  example: string;
  /** Whether no query may follow the path. */
  bare: boolean;
}

/** Reads an address; where it is unfit, adds why to `problems`. */
function readAddress(
  env: Environment,
  problems: string[],
  { name, purpose, example, bare }: Variable,
): string {
  const text = env[name]?.trim() ?? '';
  const problem = text === '' ? 'is not set' : findProblem(text, bare);
  if (problem === undefined) return text;
  const found = text === '' ? '' : ` ("${text}")`;
  problems.push(`${name}${found} ${problem}.\n  It is ${purpose}.\n  Example: ${name}=${example}`);
  return '';
}

/** What is wrong with an address, as the end of a sentence. */
function findProblem(text: string, bare: boolean): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    return 'is not a whole address; it must begin with https://';
  }
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (protocol === 'http:' && !loopback.test(hostname)) {
    return 'must begin with https://; plain http:// is for this machine alone (localhost)';
  }
  if (username !== '' || password !== '') {
    return 'holds a user name or password, which every visitor could read; take it out';
  }
  if (hash !== '' || text.endsWith('#')) return 'must not hold a "#" part';
  if (bare && (search !== '' || text.includes('?'))) return 'must not hold a "?" part';
  return undefined;
}
