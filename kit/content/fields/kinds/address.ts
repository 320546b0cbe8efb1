import { z } from 'zod';
import { embedAddress, ignoredParameters } from '../embedAddress';
import { sayStrangeLetter, unseen } from '../letters';
import { plainAddress } from '../plainAddress';
import { type ProblemText, quote } from '../problem';
import type { Findings } from '../records';
import { field, lineControl, lineField } from './fieldType';

const kinds = {
  site: { pattern: /^https:\/\/\S+$/, accepts: 'an https address without spaces or a password' },
  page: {
    pattern: /^(?:https:\/\/\S+|\/\S*)$/,
    accepts:
      'an address of this site that begins with /, or an https address without spaces or a password',
  },
  any: {
    pattern: /^(?:https:\/\/\S+|mailto:\S+|[/#]\S*)$/,
    accepts:
      'an address of this site that begins with / or #, a mailto address, or an https address without spaces or a password',
  },
};

/**
 * A web address, https only; or, depending on what it can lead to, also the path of a page here, or a place on the page
 * and an email address.
 */
export function address(
  label: string,
  hint: string,
  info: { example: string; to?: keyof typeof kinds; embedded?: boolean },
) {
  const { example, to = 'site', embedded = false } = info;
  const { pattern, accepts } = kinds[to];
  const internal = to !== 'site';
  const schema = z
    .string()
    .max(2000, { abort: true })
    .regex(pattern, { abort: true })
    .refine((value) => isAddress(value, internal));
  return field('address', label, hint, schema, {
    example,
    accepts,
    misfit,
    ...(internal && { plain: plainAddress }),
    // Otherwise the editor would show the video's player beside the form.
    ...(embedded && { control: { ...lineControl(schema, accepts), preview: false } }),
    check: embedded ? checkVideo : to === 'page' ? checkTarget : checkPath,
  });
}

/** What people write where an address is needed. */
function misfit(value: string): string | undefined {
  if (value.includes(' ')) return 'has a space in it';
  if (/^http:/i.test(value)) return 'begins with http:// instead of https://';
  if (/^(?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(value))
    return 'does not begin with https://';
  if (/^https:\/\/[^/?#]*@/i.test(value)) return 'has a name or a password before the host';
  return undefined;
}

function checkVideo(address: string): Findings {
  if (embedAddress(address) === undefined) {
    const message = `${quote(address)} is not the address of a single video`;
    const advice = 'Copy that of one video at YouTube, Vimeo, Loom or Wistia.';
    return { problems: [{ code: 'video-address', message, advice }] };
  }
  const problems = ignoredParameters(address).map((parameter): ProblemText => {
    const message = `has ${quote(parameter)} in it, which the player on the page does not get`;
    const advice = 'Remove it, if the video plays as it should.';
    return { code: 'video-parameter', message, advice, severity: 'warning' };
  });
  return { problems };
}

/** Hosts of one kind put there what a `*` stands for, and others don’t. */
function checkTarget(address: string): Findings {
  if (!address.includes(':splat')) return checkPath(address);
  const message = 'has ":splat" in it, which not all hosts replace';
  const advice =
    'Name one address that all visitors are led to, or give each old address a redirect.';
  return { problems: [{ code: 'spelling', message, advice }] };
}

/** A link within this site is resolved once all files have been read. */
function checkPath(address: string): Findings {
  return /^[/#]/.test(address) ? { references: [{ what: 'link', value: address }] } : {};
}

/** Checks a link in markdown. */
export function checkLink(address: string): Findings {
  if (isAddress(address, true)) return checkPath(address);
  const secure = address.replace(/^http:/i, 'https:');
  if (isAddress(secure, false)) {
    const message = `has the link ${quote(address)}, which is not encrypted`;
    const advice = `Write ${quote(secure)} if that works, too.`;
    return { problems: [{ code: 'insecure', message, advice, severity: 'warning' }] };
  }
  const message = `has the link ${quote(address)}, which leads nowhere or is not safe`;
  const advice = `${sayStrangeLetter(address)}Write a page of this site, such as /clients, or a full address that begins with https://.`;
  return { problems: [{ code: 'address', message, advice }] };
}

/**
 * Whether an address is valid in itself and safe to link to. `internal` also allows paths of this site, anchors and
 * email addresses. Whether a path exists is checked once all files have been read.
 */
function isAddress(address: string, internal: boolean): boolean {
  if (/[\s\\\p{Cc}]/u.test(address) || unseen.test(address)) return false;
  if (internal && /^(?:\/(?!\/)|#|mailto:[^@]+@[^@]+\.[^@]+$)/i.test(address)) return true;
  // What precedes an @ is a password, or a host that the address only seems to point to.
  if (!/^https:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address) || !URL.canParse(address)) return false;
  return new URL(address).hostname.includes('.');
}

/** A place on the page named by the field before it: a heading or a form. */
export function anchor(label: string, hint: string) {
  return lineField('anchor', label, hint, {
    example: 'our-terms',
    max: 200,
    pattern: /^[^\s#{}]+$/,
    accepts: 'an anchor without its #',
    check: (value) => ({ references: [{ what: 'anchor', value }] }),
  });
}

/** An email address. */
export function email(label: string, hint: string) {
  return field('email', label, hint, z.string().regex(z.regexes.email).max(254), {
    example: 'hello@casegood.example',
    accepts: 'an email address',
  });
}
