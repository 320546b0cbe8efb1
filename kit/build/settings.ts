import { existsSync } from 'node:fs';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { today } from '../content/fields/day';
import type { Publication } from '../content/fields/publication';
import { hostKind } from './hostKind';

export interface Settings extends Publication {
  /** The site's canonical address, without a slash at its end. */
  siteUrl: string;
  /** Where the request form is sent. */
  formEndpoint: string;
  /** Whether search engines are told not to index any page, as always when drafts are shown. */
  noindex: boolean;
  /** The branch that a preview’s review compares with. */
  reviewAgainst?: string;
  /** Where the editor of the built site saves; undefined if the site has none. */
  backend?: CmsBackend | undefined;
}

/** Where the editor saves: https://decapcms.org/docs/backends-overview/ */
export interface CmsBackend {
  name: 'github';
  repo: string;
  branch: string;
  base_url?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of the running Gatsby command. Without those it needs, it exits here, with all problems in one message. */
export function commandSettings(): Settings {
  const { env } = process;
  try {
    if (env.gatsby_executing_command === 'build') return readSettings(env);
    const publication = readPublication({ ...env, SHOW_DRAFTS: env.SHOW_DRAFTS?.trim() || '1' });
    // The dev server and its request inbox have addresses of their own.
    return { siteUrl: 'http://localhost', formEndpoint: '', noindex: false, ...publication };
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

const address = variable
  .refine((text) => text !== '', { error: 'is not set', abort: true })
  .refine(isAddress, {
    error: 'is not a whole address that begins with https:// (or http://localhost)',
    abort: true,
  })
  .transform((text) => new URL(text));

const flag = variable
  .refine((text) => ['', '0', '1'].includes(text), { error: 'is neither 0 nor 1' })
  .transform((text) => text === '1');

/** The environment variables that decide what is shown of the content. */
const publication = z.object({
  BUILD_DATE: variable
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, {
      error: 'is not a day; write it like 2027-01-01, or leave it out for today',
    })
    .transform((text) => text || today()),
  SHOW_DRAFTS: flag,
});

/** Neither a page nor what follows it. */
const folders = /^(?!.*(?:\.html?|\.php|\/index)\/*$)(?:\/[\w~-][\w.~-]*)*\/*$/i;

/** All environment variables of a build; the descriptions are for its messages. */
const variables = publication
  .extend({
    SITE_URL: address
      .refine(({ pathname, search }) => folders.test(pathname + search), {
        error:
          'goes on after the folder of the site; folders have letters a to z, digits and hyphens',
      })
      .describe(
        'It is the address at which visitors reach the site, for canonical links and share pictures.\n' +
          '  Example: SITE_URL=https://www.example.com',
      ),
    GATSBY_FORM_ENDPOINT: address.describe(
      'It is the address of the form service. A site built without it would lose every request.\n' +
        '  Example: GATSBY_FORM_ENDPOINT=https://forms.example/your-form, with your own form’s address',
    ),
    NOINDEX: flag,
    REVIEW_AGAINST: variable.transform((text) => text || 'main'),
    CMS_REPOSITORY: variable
      .refine((text) => text === '' || /^(?!owner\/name$)[\w.-]+\/[\w.-]+$/.test(text), {
        error: 'is not the name of your repository at GitHub',
      })
      .describe('Example: CMS_REPOSITORY=owner/name'),
    CMS_BRANCH: variable.transform((text) => text || 'main'),
    CMS_SIGN_IN_URL: variable,
    CONTEXT: variable,
  })
  .superRefine(
    ({ SITE_URL: site, GATSBY_FORM_ENDPOINT: form, SHOW_DRAFTS, CONTEXT }, { addIssue }) => {
      const refuse = (name: string, message: string) =>
        addIssue({ code: 'custom', path: [name], message });
      if (SHOW_DRAFTS && CONTEXT === 'production')
        refuse(
          'SHOW_DRAFTS',
          'would show drafts to visitors (CONTEXT=production, as Netlify sets it)',
        );
      const [siteKind, formKind] = [hostKind(site.hostname), hostKind(form.hostname)];
      // Tests, too, build for names that end in `.example`.
      const isTest = siteKind === 'local' || site.hostname.endsWith('.example');
      // A preview isn’t for visitors.
      if (formKind === 'local' && !isTest && !SHOW_DRAFTS)
        refuse(
          'GATSBY_FORM_ENDPOINT',
          'is an address of this machine or its network, which visitors of SITE_URL can’t reach',
        );
      if (
        siteKind === 'public' &&
        (formKind === 'example' || /your[-_]?form|%3c|%7b/i.test(form.href))
      )
        refuse(
          'GATSBY_FORM_ENDPOINT',
          'is a placeholder; put the address of your own form in its place',
        );
      if (withoutSlash(form) === withoutSlash(site))
        refuse('GATSBY_FORM_ENDPOINT', 'is the site itself, which takes no requests');
      if (siteKind === 'example' && !isTest && formKind === 'public')
        refuse('SITE_URL', 'is an example; put your own address in its place');
    },
  );

function isAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  // A password would be read by every visitor, and nobody reaches a name without an ending.
  const isNamed = /[^.]\.[\w-]+$|^\[/.test(hostname.replace(/^www\./, ''));
  return (isLoopback || (protocol === 'https:' && isNamed)) && !username && !password && !hash;
}

function withoutSlash({ origin, pathname }: URL): string {
  return (origin + pathname).replace(/\/+$/, '');
}

/**
 * Reads the settings that a build needs. Throws if a variable is missing or invalid, with all problems in one message.
 */
export function readSettings(env: Environment): Settings {
  const { data, error } = variables.safeParse(env);
  if (data === undefined) {
    throw new Error(`The site cannot be built:\n\n${problemsOf(error, env).join('\n\n')}\n`);
  }
  return {
    today: data.BUILD_DATE,
    siteUrl: withoutSlash(data.SITE_URL),
    formEndpoint: data.GATSBY_FORM_ENDPOINT.href,
    drafts: data.SHOW_DRAFTS,
    noindex: data.NOINDEX || data.SHOW_DRAFTS,
    backend: backendOf(data),
    ...(data.SHOW_DRAFTS && { reviewAgainst: data.REVIEW_AGAINST }),
  };
}

/** The address of the live site, without a slash at its end; undefined where it isn’t known, as on this machine alone. */
export function readSiteUrl({ SITE_URL = '' }: Environment): string | undefined {
  const { data } = address.safeParse(SITE_URL);
  return data && hostKind(data.hostname) !== 'local' ? withoutSlash(data) : undefined;
}

/**
 * Reads what is shown of the content: `SHOW_DRAFTS=1` shows unpublished parts too, and `BUILD_DATE=2027-01-01` replaces
 * today's date. Throws if one is invalid.
 */
export function readPublication(env: Environment): Publication {
  const { data, error } = publication.safeParse(env);
  if (data === undefined) throw new Error(problemsOf(error, env).join('\n\n'));
  return { today: data.BUILD_DATE, drafts: data.SHOW_DRAFTS };
}

function problemsOf({ issues }: z.ZodError, env: Environment): string[] {
  return issues.map(({ path, message }) => {
    const name = path.join();
    const value = env[name]?.trim();
    const help = new Map(Object.entries(variables.shape)).get(name)?.description;
    return `${name}${value ? ` ("${value}")` : ''} ${message}.${help ? `\n  ${help}` : ''}`;
  });
}

function backendOf(data: z.infer<typeof variables>): CmsBackend | undefined {
  const { CMS_REPOSITORY: repo, CMS_BRANCH: branch, CMS_SIGN_IN_URL: signIn } = data;
  if (repo === '') return undefined;
  // Without a sign-in worker, people sign in with their own access token.
  return { name: 'github', repo, branch, ...(signIn !== '' && { base_url: signIn }) };
}
