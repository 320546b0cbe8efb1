import { expect, test } from '../support/nginx';
import { missingPath } from '../support/paths';

/**
 * The rules of Mozilla's HTTP Observatory, each under the Observatory's own name for it and held to the best result that
 * it knows: https://github.com/mdn/mdn-http-observatory, src/analyzer/tests. docs/security.md says why they are
 * written out here, and how to ask the Observatory itself.
 */

const broad = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const unsafe = [...broad, "'unsafe-inline'", "'unsafe-eval'", 'data:'];

/** What these rules ask for beyond an answer, and only https can give: a deployed site must be asked itself. */
const needsHttps = {
  'content-security-policy': 'no source begins with http: (here the form service does)',
  redirection: 'what is asked for over http is sent to https on the same host',
  'strict-transport-security': 'the certificate is valid, or browsers ignore the header',
};

/** The pages have all headers in common: test/hosting/nginx.spec.ts. */
const paths = ['/', missingPath];

function directives(policy: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    expect(found.has(name), `${name} comes twice`).toBe(false);
    found.set(name, sources);
  }
  return found;
}

function https(rule: keyof typeof needsHttps) {
  return { annotation: { type: 'needs https', description: needsHttps[rule] } };
}

for (const path of paths) {
  test.describe(path, () => {
    test('content-security-policy', https('content-security-policy'), async ({ nginx }) => {
      const { headers, body } = await nginx.get(path);
      const policy = directives(String(headers['content-security-policy']));
      expect(policy.get('default-src')).toEqual(["'none'"]);
      for (const name of [
        'script-src',
        'style-src',
        'base-uri',
        'form-action',
        'frame-ancestors',
      ]) {
        expect([name, policy.get(name)?.filter((source) => unsafe.includes(source))]).toEqual([
          name,
          [],
        ]);
      }
      // A meta element that says the same must not say it with what only a header may hold.
      const [, meta = ''] =
        /http-equiv="content-security-policy" content="([^"]*)"/.exec(body) ?? [];
      policy.delete('frame-ancestors');
      expect([...directives(meta)]).toEqual([...policy]);
    });

    test('cookies', async ({ nginx }) => {
      expect((await nginx.get(path)).headers['set-cookie']).toBeUndefined();
    });

    test('cross-origin-embedder-policy', async ({ nginx }) => {
      // Passes without one; with one, players would not load.
      expect((await nginx.get(path)).names).not.toContain('cross-origin-embedder-policy');
    });

    test('cross-origin-opener-policy', async ({ nginx }) => {
      expect((await nginx.get(path)).headers['cross-origin-opener-policy']).toBe('same-origin');
    });

    test('cross-origin-resource-policy', async ({ nginx }) => {
      expect((await nginx.get(path)).headers['cross-origin-resource-policy']).toBe('same-origin');
    });

    test('cross-origin-resource-sharing', async ({ nginx }) => {
      const { names } = await nginx.get(path, { Origin: 'https://elsewhere.example' });
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    });

    test('redirection', https('redirection'), async ({ nginx }) => {
      const { status, names } = await nginx.get(path);
      expect(status).toBe(path === missingPath ? 404 : 200);
      expect(names).not.toContain('location');
    });

    test('referrer-policy', async ({ nginx }) => {
      const { headers } = await nginx.get(path);
      expect([
        'no-referrer',
        'same-origin',
        'strict-origin',
        'strict-origin-when-cross-origin',
      ]).toContain(headers['referrer-policy']);
    });

    test('strict-transport-security', https('strict-transport-security'), async ({ nginx }) => {
      const value = String((await nginx.get(path)).headers['strict-transport-security']);
      const sixMonths = 15_768_000;
      expect(Number(/^max-age=(\d+)$/.exec(value)?.[1])).toBeGreaterThanOrEqual(sixMonths);
    });

    test('subresource-integrity', async ({ nginx }) => {
      // Those that wait in the template count as well.
      const { body } = await nginx.get(path);
      const scripts = [...body.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)].map(
        ([, src = '']) => src,
      );
      expect(scripts.length).toBeGreaterThan(0);
      expect(new Set(scripts.map((src) => new URL(src, nginx.address).origin))).toEqual(
        new Set([nginx.address]),
      );
    });

    test('x-content-type-options', async ({ nginx }) => {
      expect((await nginx.get(path)).headers['x-content-type-options']).toBe('nosniff');
    });

    test('x-frame-options', async ({ nginx }) => {
      // The Observatory takes this directive in its place.
      const policy = directives(String((await nginx.get(path)).headers['content-security-policy']));
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    });
  });
}
