import { type Answer, type Fault, json } from './gitHub';

/* What may happen to a request on its way to GitHub or back. */

/** GitHub answers something else, and does nothing. */
export function instead(answer: Answer): Fault {
  return async () => answer;
}

/** The connection is cut before GitHub has read the request, */
export const cut: Fault = async () => undefined;

/** or once it has done what was asked. */
export const unanswered: Fault = async (execute) => {
  await execute();
  return undefined;
};

/** GitHub does what is asked, and answers once `later` is settled. */
export function late(later: Promise<unknown>): Fault {
  return async (execute) => {
    const answer = await execute();
    await later;
    return answer;
  };
}

/** What GitHub’s proxies answer when those behind them don’t. */
export const badGateway: Answer = {
  status: 502,
  body: '<html><head><title>502 Bad Gateway</title></head></html>',
  headers: { 'content-type': 'text/html' },
};

export const rateLimit: Answer = json(
  403,
  { message: 'API rate limit exceeded for user ID 1.' },
  { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1893456000' },
);

export const revoked: Answer = json(401, { message: 'Bad credentials' });

export const needsAuthorization: Answer = json(
  403,
  {
    message:
      'Resource protected by organization SAML enforcement. You must grant your OAuth token access to this organization.',
  },
  { 'x-github-sso': 'required; url=https://github.com/orgs/owner/sso?authorization_request=A1' },
);

/** An error over GraphQL, which is answered with a status of 200. */
export function queryError(type: string | undefined, message: string): Answer {
  return json(200, { data: null, errors: [{ type, message }] });
}
