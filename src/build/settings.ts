import { existsSync } from 'node:fs';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import type { CmsBackend } from '../admin/configuration';

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
    // The dev server and its request inbox have addresses of their own.
    return { siteUrl: 'http://localhost', formEndpoint: '', drafts: true, noindex: false };
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
  const isPrefixed = basePath === new URL(siteUrl).pathname.replace(/\/$/, '');
  if (isPrefixed && !existsSync('.cache/redux')) return;
  reporter.panic(
    'By itself, "gatsby build" keeps pages of an earlier run, or leaves out the path in SITE_URL. ' +
      'Use "npm run build".',
  );
}

const variable = z.string().trim().default('');

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const address = variable
  .refine((text) => text !== '', { error: 'is not set', abort: true })
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
    error: 'is not a whole address; it must begin with https://',
    abort: true,
  })
  .transform((text) => new URL(text))
  .refine(({ protocol, hostname }) => protocol === 'https:' || loopback.test(hostname), {
    error: 'must begin with https://; plain http:// is only for this machine (localhost)',
  })
  .refine(({ username, password }) => username === '' && password === '', {
    error: 'holds a user name or password, which every visitor could read; take it out',
  })
  .refine(({ href }) => !href.includes('#'), { error: 'must not hold a "#" part' });

const flag = variable
  .refine((text) => ['', '0', '1'].includes(text), { error: 'is neither 0 nor 1' })
  .transform((text) => text === '1');

/** The environment variables of a build; the descriptions are for its messages. */
const variables = z
  .object({
    SITE_URL: address
      .refine(({ href }) => !href.includes('?'), { error: 'must not hold a "?" part' })
      .refine(({ pathname }) => /^(?:\/[\w~-][\w.~-]*)*\/*$/.test(pathname), {
        error:
          'has a path that hosts would not find; name its folders with letters a to z, digits and hyphens',
      })
      .describe(
        'It is the address at which visitors reach the site, for canonical links and share pictures.\n' +
          '  Example: SITE_URL=https://www.casegood.example',
      ),
    GATSBY_FORM_ENDPOINT: address.describe(
      'It is the address of the form service. A site built without it would lose every request.\n' +
        '  Example: GATSBY_FORM_ENDPOINT=https://forms.example/your-form-id',
    ),
    NOINDEX: flag,
    SHOW_DRAFTS: flag,
    CMS_REPOSITORY: variable
      .refine((text) => text === '' || /^[\w.-]+(?:\/[\w.-]+)+$/.test(text), {
        error: 'is not the name of a repository',
      })
      .describe('Example: CMS_REPOSITORY=owner/name'),
    CMS_BACKEND: variable
      .transform((text) => text || 'github')
      .pipe(z.enum(['github', 'gitlab'], { error: 'is neither github nor gitlab' })),
    CMS_BRANCH: variable.transform((text) => text || 'main'),
    CMS_SIGN_IN_URL: variable.refine((text) => text === '' || /^https:\/\/./.test(text), {
      error: 'is not an address that begins with https://',
    }),
    CMS_APP_ID: variable,
    CONTEXT: variable,
  })
  .refine(({ SHOW_DRAFTS, CONTEXT }) => !SHOW_DRAFTS || CONTEXT !== 'production', {
    path: ['SHOW_DRAFTS'],
    error:
      'would show drafts to visitors in a production deploy of Netlify (CONTEXT=production); ' +
      'set it only for deploy previews and branch deploys',
  });

/**
 * Reads the settings that a build needs. Throws if a variable is missing or invalid, with all problems in one message.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { data, error } = variables.safeParse(env);
  if (data === undefined) {
    const problems = error.issues.map(({ path, message }) => problemOf(path.join(), env, message));
    throw new Error(`The site cannot be built:\n\n${problems.join('\n\n')}\n`);
  }
  return {
    siteUrl: data.SITE_URL.href.replace(/\/+$/, ''),
    formEndpoint: data.GATSBY_FORM_ENDPOINT.href,
    drafts: data.SHOW_DRAFTS,
    noindex: data.NOINDEX || data.SHOW_DRAFTS,
    backend: backendOf(data),
  };
}

function problemOf(name: string, env: Parameters<typeof readSettings>[0], message: string): string {
  const value = env[name]?.trim();
  const help = new Map(Object.entries(variables.shape)).get(name)?.description;
  return `${name}${value ? ` ("${value}")` : ''} ${message}.${help ? `\n  ${help}` : ''}`;
}

function backendOf(data: z.infer<typeof variables>): CmsBackend | undefined {
  const { CMS_REPOSITORY: repo, CMS_BACKEND: name, CMS_BRANCH: branch } = data;
  if (repo === '') return undefined;
  const [appId, signIn] = [data.CMS_APP_ID, data.CMS_SIGN_IN_URL];
  if (name === 'gitlab') {
    return { name, repo, branch, ...(appId !== '' && { auth_type: 'pkce', app_id: appId }) };
  }
  // Without a sign-in worker, people sign in with their own access token.
  return { name, repo, branch, ...(signIn !== '' && { base_url: signIn }) };
}
