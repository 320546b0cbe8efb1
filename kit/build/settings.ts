import { z } from 'zod';
import { today } from '../content/fields/day';
import { urlOf } from '../content/fields/urlOf';

export type Settings = ReturnType<typeof readSettings>;

/** Where the editor saves: https://decapcms.org/docs/backends-overview/ */
export type CmsBackend = NonNullable<Settings['backend']>;

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of the running Gatsby command. Without those it needs, it exits here, with all problems in one message. */
export function commandSettings(): Settings {
  const { env } = process;
  // The dev server and its request inbox have addresses of their own.
  const developing = {
    SITE_URL: 'http://localhost',
    GATSBY_FORM_ENDPOINT: 'http://localhost',
    SHOW_DRAFTS: env.SHOW_DRAFTS?.trim() || '1',
  };
  try {
    const isBuild = env.gatsby_executing_command === 'build';
    return readSettings(isBuild ? env : { ...env, ...developing });
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

const variable = z.string().trim().default('');

const flag = variable.pipe(
  z.stringbool({ truthy: ['1'], falsy: ['0', ''], error: 'is neither 0 nor 1.' }),
);

const day = variable
  .transform((text) => text || today())
  .pipe(z.iso.date('is not a day; write it like 2027-01-01, or leave it out for today.'));

/** Nobody reaches a name without an ending, and a password in an address would be read by every visitor. */
const reached =
  /^(?:https:\/\/(?:\[|[^/@]*\.)[^/@]*|https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?)\//;

/** @param help what it is, after what is wrong with it */
function address(help: string) {
  return variable
    .refine((text) => reached.test(urlOf(text)?.href ?? ''), {
      error: ({ input }) =>
        `${input ? 'is not a whole address that begins with https:// (or http://localhost)' : 'is not set'}.\n  ${help}`,
    })
    .transform((text) => new URL(text));
}

function isExample({ hostname }: URL): boolean {
  return /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(hostname);
}

/** Whether only the machine itself, or others in its network, reach an address. */
function isLocal({ hostname }: URL): boolean {
  const numbers = /^(?:\[|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
  return numbers.test(hostname) || /(?:^|\.)(?:localhost|local|internal|lan)$/.test(hostname);
}

/** All environment variables of a build. */
const variables = z
  .object({
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
    BUILD_DATE: day,
    SHOW_DRAFTS: flag,
    NOINDEX: flag,
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
    ({ SITE_URL: site, GATSBY_FORM_ENDPOINT: form, SHOW_DRAFTS }) =>
      // A preview isn’t for visitors, nor is a site that only tests see.
      isLocal(site) || isExample(site) || !(isExample(form) || (isLocal(form) && !SHOW_DRAFTS)),
    {
      path: ['GATSBY_FORM_ENDPOINT'],
      error: 'is a placeholder, or of this machine or its network, which visitors can’t reach.',
    },
  );

/** Reads the settings that a build needs. Throws if a variable is missing or invalid, with all problems in one message. */
export function readSettings(env: Environment) {
  const read = values(variables, env, 'The site cannot be built:\n\n');
  const { CMS_REPOSITORY: repo, CMS_BRANCH: branch, CMS_SIGN_IN_URL: signIn } = read;
  // Without a sign-in worker, people sign in with their own access token.
  const backend = { name: 'github' as const, repo, branch, ...(signIn && { base_url: signIn }) };
  return {
    today: read.BUILD_DATE,
    drafts: read.SHOW_DRAFTS,
    /** Without a slash at its end. */
    siteUrl: read.SITE_URL.origin,
    formEndpoint: read.GATSBY_FORM_ENDPOINT.href,
    /** Whether search engines are told not to index any page. */
    noindex: read.NOINDEX || read.SHOW_DRAFTS,
    /** The branch that the live site is built from. */
    branch,
    /** Undefined if the built site has no editor. */
    backend: repo === '' ? undefined : backend,
  };
}

/** The address of the live site, without a slash at its end; undefined where it isn’t known, as on this machine alone. */
export function readSiteUrl({ SITE_URL = '' }: Environment): string | undefined {
  const { data } = variables.shape.SITE_URL.safeParse(SITE_URL);
  return data && !isLocal(data) ? data.origin : undefined;
}

/** The day for which content is checked: today, or that of `BUILD_DATE=2027-01-01`. Throws if it is none. */
export function readDay(env: Environment): string {
  return values(z.object({ BUILD_DATE: day }), env).BUILD_DATE;
}

function values<Schema extends z.ZodType>(schema: Schema, env: Environment, title = '') {
  const { data, error } = schema.safeParse(env);
  if (error === undefined) return data;
  const problems = error.issues.map(({ path, message }) => {
    const value = env[path.join()]?.trim();
    return `${path.join()}${value ? ` ("${value}")` : ''} ${message}`;
  });
  throw new Error(`${title}${problems.join('\n\n')}\n`);
}
