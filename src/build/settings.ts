import { existsSync } from 'node:fs';
import type { NodePluginArgs } from 'gatsby';
import type { CmsBackend } from '../content/derive/cms';

export interface Settings {
  /** The site's canonical address, without a slash at its end. */
  siteUrl: string;
  /** Where the request form is sent. */
  formEndpoint: string;
  /** Whether drafts are shown, with a banner, to anyone who knows the address. */
  drafts: boolean;
  /** Whether search engines are told not to index any page, as always when drafts are shown. */
  noindex: boolean;
  /** Where the editing UI of the built site saves; undefined if the site has none. */
  backend?: CmsBackend | undefined;
}

/** The settings of the running Gatsby command. A build without them exits here, with all problems in one message. */
export function commandSettings(): Settings {
  if (process.env.gatsby_executing_command !== 'build') {
    // Placeholders until the dev server knows its own address and that of its request inbox.
    const [siteUrl, formEndpoint] = ['http://localhost:8000', 'http://localhost:9100/requests'];
    return { siteUrl, formEndpoint, drafts: true, noindex: false };
  }
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/**
 * Stops a build that continues from an earlier one: if that was stopped, or had other settings, Gatsby silently keeps
 * outdated pages. Also stops a build whose address has a path that Gatsby isn't told to prefix.
 */
export function assertFreshBuild(
  { basePath, reporter }: NodePluginArgs,
  { siteUrl }: Settings,
): void {
  if (existsSync('.cache/redux')) {
    reporter.panic(
      'Gatsby has kept something from an earlier run. "npm run build" removes it, and builds from scratch.',
    );
  }
  if (basePath === new URL(siteUrl).pathname.replace(/\/$/, '')) return;
  reporter.panic(
    `SITE_URL has a path (${siteUrl}), which takes a flag: gatsby build --prefix-paths. "npm run build" sets it.`,
  );
}

/**
 * Reads the settings that a build needs. Throws if a variable is missing or invalid, with all problems in one message.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = (name: string) => env[name]?.trim() ?? '';

  function readAddress(name: string, example: string, purpose: string, takesQuery: boolean) {
    const address = read(name);
    const problem = addressProblem(address, takesQuery);
    const found = address && ` ("${address}")`;
    const help = `It is ${purpose}.\n  Example: ${name}=${example}`;
    if (problem !== undefined) problems.push(`${name}${found} ${problem}.\n  ${help}`);
    return address;
  }

  function readFlag(name: string, meaning: string): boolean {
    const flag = read(name);
    if (!['', '0', '1'].includes(flag)) {
      const help = `With 1 ${meaning}.\n  Example: ${name}=1, or leave it out.`;
      problems.push(`${name} ("${flag}") is neither 0 nor 1.\n  ${help}`);
    }
    return flag === '1';
  }

  const siteUrl = readAddress(
    'SITE_URL',
    'https://www.casegood.example',
    'the address at which visitors reach the site. Canonical links and share pictures use it',
    false,
  );
  const formEndpoint = readAddress(
    'GATSBY_FORM_ENDPOINT',
    'https://forms.example/your-form-id',
    'the address of the form service that takes demo and contact requests. A site built without it would lose ' +
      'every request',
    true,
  );
  const noindex = readFlag(
    'NOINDEX',
    'search engines are told to leave the site out, as for a preview',
  );
  const drafts = readFlag(
    'SHOW_DRAFTS',
    'the site shows what is unpublished, under a banner, and search engines are told to leave it out',
  );
  if (drafts && read('CONTEXT') === 'production') {
    problems.push(
      'SHOW_DRAFTS is 1 in a production deploy of Netlify (CONTEXT=production).\n' +
        '  It would show drafts to visitors. Set it only for deploy previews and branch deploys.',
    );
  }
  const backend = readBackend(read, problems);
  if (problems.length > 0) {
    throw new Error(`The site cannot be built:\n\n${problems.join('\n\n')}\n`);
  }
  return {
    siteUrl: new URL(siteUrl).href.replace(/\/+$/, ''),
    formEndpoint,
    drafts,
    noindex: noindex || drafts,
    backend,
  };
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** What is wrong with an address, as the end of a sentence. */
function addressProblem(text: string, takesQuery: boolean): string | undefined {
  if (text === '') return 'is not set';
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    return 'is not a whole address; it must begin with https://';
  }
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol === 'http:' && !loopback.test(hostname)) {
    return 'must begin with https://; plain http:// is only for this machine (localhost)';
  }
  if (username !== '' || password !== '') {
    return 'holds a user name or password, which every visitor could read; take it out';
  }
  if (text.includes('#')) return 'must not hold a "#" part';
  if (!takesQuery && text.includes('?')) return 'must not hold a "?" part';
  return undefined;
}

function readBackend(
  read: (variable: string) => string,
  problems: string[],
): CmsBackend | undefined {
  const repo = read('CMS_REPOSITORY');
  if (repo === '') return undefined;
  const name = read('CMS_BACKEND') || 'github';
  const branch = read('CMS_BRANCH') || 'main';
  const signIn = read('CMS_SIGN_IN_URL');
  const appId = read('CMS_APP_ID');
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo)) {
    problems.push(
      `CMS_REPOSITORY ("${repo}") is not the name of a repository, such as owner/name.`,
    );
  }
  if (name !== 'github' && name !== 'gitlab') {
    problems.push(`CMS_BACKEND ("${name}") is neither github nor gitlab.`);
  }
  if (signIn !== '' && (!URL.canParse(signIn) || new URL(signIn).protocol !== 'https:')) {
    problems.push(`CMS_SIGN_IN_URL ("${signIn}") is not an address that begins with https://.`);
  }
  if (name === 'gitlab') {
    return { name, repo, branch, ...(appId !== '' && { auth_type: 'pkce', app_id: appId }) };
  }
  // Without a sign-in worker, people sign in with their own access token.
  return { name: 'github', repo, branch, ...(signIn !== '' && { base_url: signIn }) };
}
