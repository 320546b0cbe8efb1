/**
 * @typedef {object} Settings
 * @property {string} siteUrl the site's canonical address, without a slash at its end
 * @property {string} formEndpoint where the request form is sent
 * @property {boolean} noindex whether search engines are told, by a header, to leave every page out
 */

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads what a build must be told from the environment.
 *
 * @param {Record<string, string | undefined>} env the environment, usually `process.env`
 * @returns {Settings}
 * @throws {Error} when a variable is missing or unfit, with every problem in one message
 */
export function readSettings(env) {
  /** @type {string[]} */
  const problems = [];
  const siteUrl = readAddress(env, problems, {
    name: 'SITE_URL',
    purpose:
      'the address that visitors reach the site at. Canonical links and share pictures are ' +
      'written with it',
    example: 'https://www.casegood.example',
    bare: true,
  });
  const formEndpoint = readAddress(env, problems, {
    name: 'GATSBY_FORM_ENDPOINT',
    purpose:
      'the address of the form service that takes demo and contact requests. A site built ' +
      'without it would lose every request',
    example: 'https://forms.example/your-form-id',
    bare: false,
  });
  const noindex = env.NOINDEX?.trim() ?? '';
  if (!['', '0', '1'].includes(noindex)) {
    problems.push(
      `NOINDEX ("${noindex}") is neither 0 nor 1.\n` +
        '  With 1 search engines are told to leave the site out, as for a preview.\n' +
        '  Example: NOINDEX=1, or leave it out.',
    );
  }
  if (problems.length > 0) {
    throw new Error(`The site cannot be built:\n\n${problems.join('\n\n')}\n`);
  }
  return {
    siteUrl: new URL(siteUrl).href.replace(/\/+$/, ''),
    formEndpoint,
    noindex: noindex === '1',
  };
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string[]} problems what is wrong is added here
 * @param {{ name: string, purpose: string, example: string, bare: boolean }} variable
 *   bare: no query may follow the path
 * @returns {string} the address, or '' after adding a problem
 */
function readAddress(env, problems, { name, purpose, example, bare }) {
  const text = env[name]?.trim() ?? '';
  const problem = text === '' ? 'is not set' : findProblem(text, bare);
  if (problem === null) return text;
  const found = text === '' ? '' : ` ("${text}")`;
  problems.push(`${name}${found} ${problem}.\n  It is ${purpose}.\n  Example: ${name}=${example}`);
  return '';
}

/**
 * @param {string} text
 * @param {boolean} bare
 * @returns {string | null} what is wrong with the address, as the end of a sentence
 */
function findProblem(text, bare) {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    return 'is not a whole address; it must begin with https://';
  }
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (protocol === 'http:' && !LOOPBACK.test(hostname)) {
    return 'must begin with https://; plain http:// is for this machine alone (localhost)';
  }
  if (username !== '' || password !== '') {
    return 'holds a user name or password, which every visitor could read; take it out';
  }
  if (hash !== '' || text.endsWith('#')) return 'must not hold a "#" part';
  if (bare && (search !== '' || text.includes('?'))) return 'must not hold a "?" part';
  return null;
}
