import { z } from 'zod';
import { embedAddress } from '../embedAddress';
import { type ProblemText, quote } from '../problem';
import { type FieldResult, field, kindOf, lineControl } from './kind';

const kind = kindOf({
  name: 'address',
  hintShowsExample: true,
  takes: ({ internal }) =>
    internal ? 'a page of this site, or an https or mailto address' : 'an https address',
  control: (field) => ({
    ...lineControl(field),
    // Otherwise the editor would show the video's player beside the form.
    ...(field.embedded && { preview: false }),
  }),
  example: ({ internal, example }) => (internal ? '/' : example),
  misspelling: (value, { internal = false }) => addressProblem(value, internal),
  check(value, { embedded }) {
    if (isOfThisSite(value)) return { problems: [], uses: [{ what: 'link', value }] };
    const isUnknown = embedded && embedAddress(value) === undefined;
    return { problems: isUnknown ? [videoAddressProblem(value)] : [], uses: [] };
  },
});

/** A web address, https only; or, with `internal`, also the path of a page here, or an email address. */
export function address(
  label: string,
  hint: string,
  info: { example: string; internal?: boolean; embedded?: boolean },
) {
  const pattern = info.internal ? /^(?:https:\/\/\S+|mailto:\S+|[/#]\S*)$/ : /^https:\/\/\S+$/;
  const max = 2000;
  return field(kind, z.string().max(max).regex(pattern), { label, hint, max, pattern, ...info });
}

/** Checks a link in markdown; a link within this site is looked up once all files are read. */
export function checkLink(address: string): FieldResult {
  const problem = addressProblem(address, true);
  if (problem !== undefined) {
    const message = `has the link ${quote(address)}, which ${problem.message}`;
    return { problems: [{ ...problem, message }], uses: [] };
  }
  return { problems: [], uses: isOfThisSite(address) ? [{ what: 'link', value: address }] : [] };
}

function isOfThisSite(address: string): boolean {
  return /^[/#]/.test(address);
}

/**
 * What is wrong with an address on its own; undefined if nothing is. `internal` also allows paths of this site,
 * anchors and email addresses. Whether a path exists is checked once all files are read.
 */
function addressProblem(address: string, internal: boolean): ProblemText | undefined {
  if (/[\s\\\p{Cc}]/u.test(address)) {
    return { message: 'has a space or a backslash in it', advice: 'Copy the address again.' };
  }
  if (internal && /^(?:\/(?!\/)|#)/.test(address)) return undefined;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0].toLowerCase();
  if (scheme === 'https:') return webAddressProblem(address);
  if (scheme === 'mailto:' && internal) return mailProblem(address);
  if (scheme === 'http:') {
    const advice = 'Begin it with https:// instead, and try whether it opens.';
    return { message: 'begins with http:, which is not encrypted', advice };
  }
  const advice = internal
    ? 'Write a page of this site, such as /clients, or a full address that begins with https://.'
    : 'Write a full address that begins with https://.';
  if (scheme !== undefined) return { message: `begins with ${quote(scheme)}`, advice };
  return { message: 'is not a full address', advice };
}

function webAddressProblem(address: string): ProblemText | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !url.hostname.includes('.') || !/^https:\/\/[^/]/i.test(address)) {
    const advice = 'Copy the whole address from the browser, such as https://www.example.com/page.';
    return { message: 'is not an address that can be opened', advice };
  }
  if (/^https:\/\/[^/?#]*@/i.test(address)) {
    const advice = 'Remove what stands between https:// and the @; every visitor could read it.';
    return { message: 'has a user name or a password in it', advice };
  }
  return undefined;
}

function mailProblem(address: string): ProblemText | undefined {
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(address)) return undefined;
  const advice = 'Write it like mailto:hello@casegood.example.';
  return { message: 'is not a complete email address', advice };
}

/** What is wrong with a video address that no known player accepts. */
function videoAddressProblem(address: string): ProblemText {
  const host = URL.canParse(address) ? new URL(address).hostname : address;
  const advice = 'Copy the address of a single video at YouTube, Vimeo, Loom or Wistia.';
  const known =
    /^(?:[a-z0-9-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|loom\.com|wistia\.(?:com|net))$/;
  if (known.test(host)) {
    return { message: `is an address at ${host}, but not that of a single video`, advice };
  }
  const isAlike = /youtu|vimeo|loom|wistia/.test(host);
  const words = isAlike ? 'only looks like one of a video provider' : 'is not known here';
  return { message: `leads to ${quote(host)}, which ${words}`, advice };
}
