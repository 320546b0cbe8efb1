import { readBackend } from './backend';

test('the editing UI saves nowhere unless a repository is named', () => {
  expect(readBackend({})).toBeUndefined();
  expect(readBackend({ CMS_REPOSITORY: ' ', CMS_BACKEND: 'gitlab' })).toBeUndefined();
});

test('it saves at GitHub, or at GitLab', () => {
  const github = { CMS_REPOSITORY: 'owner/site', CMS_SIGN_IN_URL: 'https://sign-in.example' };
  expect(readBackend(github)).toEqual({
    name: 'github',
    repo: 'owner/site',
    branch: 'main',
    base_url: 'https://sign-in.example',
  });
  const gitlab = { CMS_REPOSITORY: 'group/sub/site', CMS_BACKEND: 'gitlab', CMS_APP_ID: 'id' };
  expect(readBackend({ ...gitlab, CMS_BRANCH: 'live' })).toEqual({
    name: 'gitlab',
    repo: 'group/sub/site',
    branch: 'live',
    auth_type: 'pkce',
    app_id: 'id',
  });
});

test('every unfit variable is told at once', () => {
  const unfit = { CMS_REPOSITORY: 'site', CMS_BACKEND: 'svn', CMS_SIGN_IN_URL: 'sign-in' };
  expect(() => readBackend(unfit)).toThrow(/CMS_REPOSITORY.*CMS_BACKEND.*CMS_SIGN_IN_URL/s);
});
