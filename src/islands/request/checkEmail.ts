import { asciiDomain, signInDomain } from './cleanEmail';
import { cleanField } from './cleanField';

/** What is wrong with an email, and the sign that makes it so, if it is one. */
export interface EmailProblem {
  sign: string | undefined;
}

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const validAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * By the rule of the HTML standard for the address as the network knows it. What browsers themselves find valid
 * differs: some refuse every letter beyond ASCII. An empty email is another problem.
 */
export function checkEmail(typed: string): EmailProblem | undefined {
  const email = cleanField('email', typed);
  if (email === '') return undefined;
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email) ?? [];
  if (validAddress.test(`${name}@${asciiDomain(domain) ?? ''}`)) return undefined;
  return { sign: signInName(name) ?? signInDomain(domain) };
}

/** The first sign that the rule doesn't know. A space, or a second @, needs no explanation. */
function signInName(name: string): string | undefined {
  return /[^\s\w.!#$%&'*+/=?^`{|}~@-]/u.exec(name)?.[0];
}
