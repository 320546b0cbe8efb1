import { existsSync } from 'node:fs';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { today } from '../content/fields/day';
import type { Publication } from '../content/fields/publication';
import { urlOf } from '../content/fields/urlOf';

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
 * outdated pages.
 */
export function assertFreshBuild({ reporter }: NodePluginArgs): void {
  if (!existsSync('.cache/redux')) return;
  reporter.panic('By itself, "gatsby build" keeps pages of an earlier run. Use "npm run build".');
}

const variable = z.string().trim().default('');

const flag = variable
  .refine((text) => /^[01]?$/.test(text), { error: 'is neither 0 nor 1.' })
  .transform((text) => text === '1');

/** @param help what it is, after what is wrong with it */
function address(help: string) {
  return variable.transform((text, context) => {
    const url = urlOf(text);
    if (url && canBeReached(url)) return url;
    const wrong = text
      ? 'is not a whole address that begins with https:// (or http://localhost)'
      : 'is not set';
    context.addIssue({ code: 'custom', message: `${wrong}.\n  ${help}` });
    return z.NEVER;
  });
}

/** The environment variables that decide what is shown of the content. */
const publication = z.object({
  BUILD_DATE: variable
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, {
      error: 'is not a day; write it like 2027-01-01, or leave it out for today.',
    })
    .transform((text) => text || today()),
  SHOW_DRAFTS: flag,
});

/** All environment variables of a build. */
const variables = publication
  .extend({
    SITE_URL: address(
      'It is the address at which visitors reach the site, for canonical links and share pictures.\n' +
        '  Example: SITE_URL=https://www.example.com',
    ).refine(({ href, origin }) => href === `${origin}/`, {
      error: 'goes on after the host, which the site has to itself.',
    }),
    GATSBY_FORM_ENDPOINT: address(
      'It is the address of the form service. A site built without it would lose every request.\n' +
        '  Example: GATSBY_FORM_ENDPOINT=https://forms.example/your-form, with your own form’s address',
    ),
    NOINDEX: flag,
    REVIEW_AGAINST: variable.transform((text) => text || 'main'),
    CMS_REPOSITORY: variable,
    CMS_BRANCH: variable.transform((text) => text || 'main'),
    CMS_SIGN_IN_URL: variable,
    CONTEXT: variable,
  })
  .refine(({ SHOW_DRAFTS, CONTEXT }) => !(SHOW_DRAFTS && CONTEXT === 'production'), {
    path: ['SHOW_DRAFTS'],
    error: 'would show drafts to visitors (CONTEXT=production, as Netlify sets it).',
  })
  .refine(
    ({ SITE_URL, GATSBY_FORM_ENDPOINT: form, SHOW_DRAFTS }) =>
      // A preview isn’t for visitors, nor is a site that only tests see.
      isLocal(SITE_URL) ||
      isExample(SITE_URL) ||
      !(isExample(form) || (isLocal(form) && !SHOW_DRAFTS)),
    {
      path: ['GATSBY_FORM_ENDPOINT'],
      error: 'is a placeholder, or of this machine or its network, which visitors can’t reach.',
    },
  );

function canBeReached(url: URL): boolean {
  const { protocol, hostname, username, password, hash } = url;
  // Nobody reaches a name without an ending, and a password would be read by every visitor.
  const isPublic = protocol === 'https:' && /^\[|\./.test(hostname);
  const isOfWeb = isPublic || (/^https?:$/.test(protocol) && isOfThisMachine(url));
  return isOfWeb && !username && !password && !hash;
}

function isExample({ hostname }: URL): boolean {
  return /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(hostname);
}

/** Whether only the machine itself, or others in its network, reach an address. */
function isLocal({ hostname }: URL): boolean {
  const numbers = /^(?:\[|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
  return numbers.test(hostname) || /(?:^|\.)(?:localhost|local|internal|lan)$/.test(hostname);
}

function isOfThisMachine({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Reads the settings that a build needs. Throws if a variable is missing or invalid, with all problems in one message. */
export function readSettings(env: Environment): Settings {
  const data = read(variables, env, 'The site cannot be built:\n\n');
  const { CMS_REPOSITORY: repo, CMS_BRANCH: branch, CMS_SIGN_IN_URL: signIn } = data;
  // Without a sign-in worker, people sign in with their own access token.
  const backend = { name: 'github' as const, repo, branch, ...(signIn && { base_url: signIn }) };
  return {
    today: data.BUILD_DATE,
    siteUrl: data.SITE_URL.origin,
    formEndpoint: data.GATSBY_FORM_ENDPOINT.href,
    drafts: data.SHOW_DRAFTS,
    noindex: data.NOINDEX || data.SHOW_DRAFTS,
    backend: repo === '' ? undefined : backend,
    ...(data.SHOW_DRAFTS && { reviewAgainst: data.REVIEW_AGAINST }),
  };
}

/** The address of the live site, without a slash at its end; undefined where it isn’t known, as on this machine alone. */
export function readSiteUrl({ SITE_URL = '' }: Environment): string | undefined {
  const { data } = variables.shape.SITE_URL.safeParse(SITE_URL);
  return data && !isLocal(data) ? data.origin : undefined;
}

/**
 * Reads what is shown of the content: `SHOW_DRAFTS=1` shows unpublished parts too, and `BUILD_DATE=2027-01-01` replaces
 * today's date. Throws if one is invalid.
 */
export function readPublication(env: Environment): Publication {
  const { BUILD_DATE, SHOW_DRAFTS } = read(publication, env);
  return { today: BUILD_DATE, drafts: SHOW_DRAFTS };
}

function read<Schema extends z.ZodType>(schema: Schema, env: Environment, title = '') {
  const { data, error } = schema.safeParse(env);
  if (error === undefined) return data;
  const problems = error.issues.map(({ path, message }) => {
    const value = env[path.join()]?.trim();
    return `${path.join()}${value ? ` ("${value}")` : ''} ${message}`;
  });
  throw new Error(`${title}${problems.join('\n\n')}\n`);
}
