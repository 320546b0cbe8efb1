import { canonicalAddress } from '../canonicalAddress';
import { hostProblem } from '../linkHosts';
import { type ProblemText, quote, type Report } from '../problem';
import type { FieldKind } from '../schema';
import { urlOf } from '../urlOf';
import { field } from './kind';

const web = 'an https address without spaces or a password';

const targets = {
  site: { pattern: /^https:\/\/\S+$/, accepts: web },
  page: {
    pattern: /^(?:https:\/\/\S+|\/\S*)$/,
    accepts: `an address of this site that begins with /, or ${web}`,
  },
  any: {
    pattern: /^(?:https:\/\/\S+|(?:mailto|tel):\S+|[/#]\S*)$/,
    accepts: `an address of this site that begins with / or #, a mailto or tel address, or ${web}`,
  },
};

/**
 * A web address, https only; or, depending on what it can lead to, also the path of a page here, or a place on the page
 * and an email address. Another check takes the place of that for the links within this site.
 */
export function address(
  label: string,
  hint: string,
  info: { example: string; to?: keyof typeof targets; check?: FieldKind['check'] },
): FieldKind {
  const { to = 'site', ...others } = info;
  const { pattern, accepts } = targets[to];
  const line = field(label, hint, {
    accepts,
    max: 2000,
    pattern,
    ...(to !== 'site' && { canonical: canonicalAddress }),
    check: checkLink,
    ...others,
  });
  return { ...line, fits: (value) => line.fits(value) && isAddress(`${value}`) };
}

/** Checks a link. Within this site, it is resolved once all files have been read. */
export function checkLink(address: string, report: Report, line?: number): void {
  const problem = linkProblem(address);
  if (problem) report.tell(problem, line);
  else if (/^[/#]/.test(address)) report.refer({ what: 'link', value: address }, line);
}

/** Why visitors shouldn’t be led to an address, if there is a reason. */
export function linkProblem(address: string): ProblemText | undefined {
  if (isAddress(address)) return hostProblem(address);
  const secure = address.replace(/^http:/i, 'https:');
  if (isAddress(secure)) {
    const message = `has the link ${quote(address)}, which is not encrypted`;
    const advice = `Write ${quote(secure)} if that works, too.`;
    return { code: 'insecure', message, advice, severity: 'warning' };
  }
  const message = `has the link ${quote(address)}, which leads nowhere or is not safe`;
  const advice =
    'Write a page of this site, such as /clients, a place on this page, such as #our-terms, or a full address that begins with https://, mailto: or tel:.';
  return { code: 'address', message, advice };
}

/**
 * Whether an address is safe to link to: a path of this site, an anchor, an email address, a phone number, or an https
 * address without a name before its host, which is a password or a host that the address only seems to point to.
 */
function isAddress(address: string): boolean {
  if (/[\s\\\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(address)) return false;
  if (/^(?:\/(?!\/)|#|tel:\+?[\d().-]{3,}$)/i.test(address)) return true;
  const { protocol, pathname = '', hostname } = urlOf(address) ?? {};
  if (protocol === 'mailto:') {
    return pathname.split(/(?<=@[^,]*),/).every((each) => /^[^@]+@[^@]+\.[^@]+$/.test(each));
  }
  return /^https:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address) && hostname?.includes('.') === true;
}

/**
 * A place on a page: a heading or a form.
 *
 * @param of the field beside it that names the page
 */
export function anchor(label: string, hint: string, of: string) {
  return field(label, hint, {
    example: 'our-terms',
    max: 200,
    pattern: /^[^\s#{}]+$/,
    accepts: 'an anchor without its #',
    of,
    check: (value, report) => report.refer({ what: 'anchor', value }),
  });
}

/** An email address. */
export function email(label: string, hint: string, example: string) {
  const pattern = /^(?:[\w'+-]+\.)*[\w'+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;
  return field(label, hint, { example, accepts: 'an email address', max: 254, pattern });
}
