/** @jest-environment node */
import { isPassing, refusalInWords } from './refusals';

const sso = 'required; url=https://github.com/orgs/owner/sso?authorization_request=A1';
const [none, limit, wait, authorize] = [
  {},
  { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1893456000' },
  { 'retry-after': '60' },
  { 'x-github-sso': sso },
];

test.each([
  [401, none, 'Bad credentials', undefined, 'reload the page, sign in', false],
  [
    403,
    authorize,
    'Resource protected by organization SAML',
    undefined,
    'open https://github.com/orgs/owner/sso?authorization_request=A1 in',
    true,
  ],
  [403, limit, 'API rate limit exceeded', undefined, 'until', true],
  [403, wait, 'You have exceeded a secondary rate limit', undefined, 'until', true],
  [429, none, 'Too many requests: rate limit', undefined, 'for a while', true],
  [200, none, 'API rate limit already exceeded', 'RATE_LIMITED', 'for a while', true],
  [403, none, 'Resource not accessible by integration', undefined, 'right to write', false],
  [200, none, 'Resource not accessible', 'FORBIDDEN', 'right to write', false],
  [200, none, 'Changes must be made through a pull request.', 'UNPROCESSABLE', 'A rule of', false],
  [200, none, 'Repository rule violations found', 'UNPROCESSABLE', 'A rule of', false],
  [200, none, 'Something went wrong while executing your query.', undefined, 'a minute', true],
  [200, none, 'Timeout on validation of query', undefined, 'a minute', true],
  [200, none, 'A query attribute must be specified', undefined, 'a minute', true],
  [405, none, 'At least 1 approving review is required', undefined, 'A rule of', false],
  [405, none, 'Pull Request is not mergeable', undefined, 'as it is', false],
  [409, none, 'Head branch was modified', undefined, 'at this moment', false],
  [200, none, 'Expected branch to point to "a"', 'STALE_DATA', 'at this moment', false],
] as const)(
  '%i %j “%s” %s is told with what to do',
  (status, headers, message, type, words, passes) => {
    const refusal = { status, headers: new Headers(headers), message, type };
    expect(refusalInWords(refusal)).toContain(words);
    expect(refusalInWords(refusal)).toContain(message);
    expect(isPassing(refusal)).toBe(passes);
  },
);

test('what speaks for itself is told as it is', () => {
  const refusal = { status: 422, headers: new Headers(), message: 'Validation Failed: No commits' };
  expect(refusalInWords(refusal)).toBe('Validation Failed: No commits');
});
