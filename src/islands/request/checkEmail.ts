import { cleanField } from './cleanField';

/** What is wrong with an email, and the sign that makes it so, if it is one. */
export interface EmailProblem {
  sign: string | undefined;
}

/** By the browser's own validation, without what nobody sees. An empty email is another problem. */
export function checkEmail(typed: string): EmailProblem | undefined {
  const email = document.createElement('input');
  email.type = 'email';
  email.value = cleanField('email', typed);
  return email.validity.typeMismatch ? { sign: refusedSign(email.value) } : undefined;
}

/**
 * The first sign that no browser takes: before the @ it knows few, after it the letters of any script. A space, or a
 * second @, needs no explanation.
 */
function refusedSign(email: string): string | undefined {
  const [, name = '', host = ''] = /^(.*)@(.*)$/.exec(email.normalize('NFC')) ?? [];
  const [sign] = /[^\s\w.!#$%&'*+/=?^`{|}~@-]/u.exec(name) ?? /[!-,/:-@[-`{-~]/.exec(host) ?? [];
  return sign;
}
