import { z } from 'zod';
import { canonicalAddress } from '../canonicalAddress';
import { sayStrangeLetter, unseen } from '../letters';
import { hostProblem } from '../linkHosts';
import { quote, type Report } from '../problem';
import type { FieldKind } from '../schema';
import { field, lineControl, lineField } from './kind';

const kinds = {
  site: { pattern: /^https:\/\/\S+$/, accepts: 'an https address without spaces or a password' },
  page: {
    pattern: /^(?:https:\/\/\S+|\/\S*)$/,
    accepts:
      'an address of this site that begins with /, or an https address without spaces or a password',
  },
  any: {
    pattern: /^(?:https:\/\/\S+|(?:mailto|tel):\S+|[/#]\S*)$/,
    accepts:
      'an address of this site that begins with / or #, a mailto or tel address, or an https address without spaces or a password',
  },
};

/**
 * A web address, https only; or, depending on what it can lead to, also the path of a page here, or a place on the page
 * and an email address. Another check takes the place of that for the links within this site.
 */
export function address(
  label: string,
  hint: string,
  info: {
    example: string;
    to?: keyof typeof kinds;
    check?: FieldKind['check'];
    /** Whether it is that of something the editor must not show beside the form, such as a video’s player. */
    isEmbedded?: boolean;
  },
) {
  const { to = 'site', isEmbedded, ...others } = info;
  const { pattern, accepts } = kinds[to];
  const internal = to !== 'site';
  const max = 2000;
  const schema = z
    .string()
    .max(max, { abort: true })
    .regex(pattern, { abort: true })
    .refine((value) => isAddress(value, internal));
  const embedded = lineControl(max, [pattern.source, `It needs ${accepts}.`]);
  return field(label, hint, schema, {
    accepts,
    max,
    pattern: pattern.source,
    misfit,
    ...(internal && { canonical: canonicalAddress }),
    ...(isEmbedded && { control: { ...embedded, preview: false } }),
    check: to === 'page' ? checkTarget : checkPath,
    ...others,
  });
}

/** What people write where an address is needed. */
function misfit(value: string): string | undefined {
  if (/\s/.test(value.trim())) return 'has a space in it';
  if (/^http:/i.test(value)) return 'begins with http:// instead of https://';
  if (isBareEmail(value)) return 'does not begin with mailto:';
  if (/^(?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(value))
    return 'does not begin with https://';
  return undefined;
}

function isBareEmail(value: string): boolean {
  return /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(value);
}

/** Hosts of one kind put there what a `*` stands for, and others don’t. */
function checkTarget(address: string, report: Report): void {
  if (!address.includes(':splat')) {
    checkPath(address, report);
    return;
  }
  const message = 'has ":splat" in it, which not all hosts replace';
  const advice =
    'Name one address that all visitors are led to, or give each old address a redirect.';
  report.tell({ code: 'spelling', message, advice });
}

/** A link within this site is resolved once all files have been read. */
function checkPath(address: string, report: Report): void {
  if (address === '#') {
    const message = 'has the link "#", which leads to the top of the page';
    const advice = 'Write the page or the heading that it should lead to, or remove the link.';
    report.tell({ code: 'roundabout', message, advice, severity: 'warning' });
    return;
  }
  if (/^[/#]/.test(address)) report.refer({ what: 'link', value: address });
  const problem = hostProblem(address);
  if (problem) report.tell(problem);
}

/** Checks a link in markdown. */
export function checkLink(address: string, report: Report): void {
  if (isAddress(address, true)) {
    checkPath(address, report);
    return;
  }
  const secure = address.replace(/^http:/i, 'https:');
  if (isAddress(secure, false)) {
    const message = `has the link ${quote(address)}, which is not encrypted`;
    const advice = `Write ${quote(secure)} if that works, too.`;
    report.tell({ code: 'insecure', message, advice, severity: 'warning' });
    return;
  }
  const message = `has the link ${quote(address)}, which leads nowhere or is not safe`;
  const works =
    'Write a page of this site, such as /clients, a place on this page, such as #our-terms, or a full address that begins with https://, mailto: or tel:.';
  const advice = isBareEmail(address)
    ? `Write ${quote(`mailto:${address}`)}.`
    : sayStrangeLetter(address) + works;
  report.tell({ code: 'address', message, advice });
}

/**
 * Whether an address is valid in itself and safe to link to. `internal` also allows paths of this site, anchors, email
 * addresses and phone numbers. Whether a path exists is checked once all files have been read.
 */
function isAddress(address: string, internal: boolean): boolean {
  if (/[\s\\\p{Cc}]/u.test(address) || unseen.test(address)) return false;
  if (internal && /^(?:\/(?!\/)|#)/.test(address)) return true;
  if (internal && /^tel:\+?[\d().-]{3,}$/i.test(address)) return true;
  if (internal && /^mailto:/i.test(address)) {
    const [recipients = ''] = address.slice('mailto:'.length).split('?');
    return recipients.split(/(?<=@[^,]*),/).every((each) => /^[^@]+@[^@]+\.[^@]+$/.test(each));
  }
  // A name before the host is a password, or a host that the address only seems to point to.
  if (!/^https:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address) || !URL.canParse(address)) return false;
  return new URL(address).hostname.includes('.');
}

/**
 * A place on a page: a heading or a form.
 *
 * @param of the field beside it that names the page
 */
export function anchor(label: string, hint: string, of: string) {
  return lineField(label, hint, {
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
  const [max, pattern] = [254, z.regexes.email];
  return field(label, hint, z.string().regex(pattern).max(max), {
    example,
    accepts: 'an email address',
    max,
    pattern: pattern.source,
  });
}
