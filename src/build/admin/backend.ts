import type { CmsBackend } from '../../content/derive/cms';

/**
 * Reads from the environment where the editing UI of the built site saves; undefined where the site has none.
 * Throws where a variable is unfit, with every problem in one message.
 */
export function readBackend(
  env: Readonly<Record<string, string | undefined>>,
): CmsBackend | undefined {
  const read = (name: string) => env[name]?.trim() ?? '';
  const repo = read('CMS_REPOSITORY');
  if (repo === '') return undefined;
  const name = read('CMS_BACKEND') || 'github';
  const branch = read('CMS_BRANCH') || 'main';
  const signIn = read('CMS_SIGN_IN_URL');
  const appId = read('CMS_APP_ID');
  const problems: string[] = [];
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
  if (problems.length > 0) {
    throw new Error(`The editing UI cannot be built:\n\n${problems.join('\n')}\n`);
  }
  if (name === 'gitlab') {
    return { name, repo, branch, ...(appId !== '' && { auth_type: 'pkce', app_id: appId }) };
  }
  // Without a place to sign in at, people sign in with an access token of their own.
  return { name: 'github', repo, branch, ...(signIn !== '' && { base_url: signIn }) };
}
