import { z } from 'zod';
import { embedAddress } from '../embedAddress';
import { type ProblemText, quote } from '../problem';
import { defineFieldType, type FieldResult, field, lineControl } from './fieldType';

const fieldType = defineFieldType({
  name: 'address',
  hintShowsExample: true,
  formatAdvice: ({ internal }) =>
    `${internal ? 'Write an address of this site that begins with / or #, a mail address that begins with mailto:, or' : 'Write'} a full address that begins with https:// and has no password in it.`,
  accepts: ({ internal }) =>
    internal ? 'an address of this site, or an https or mailto address' : 'an https address',
  control: (field) => ({
    ...lineControl(field),
    // Otherwise the editor would show the video's player beside the form.
    ...(field.embedded && { preview: false }),
  }),
  example: ({ internal, example }) => (internal ? '/' : example),
  check(value, { embedded }) {
    if (isOfThisSite(value)) return { references: [{ what: 'link', value }] };
    const isUnknown = embedded && embedAddress(value) === undefined;
    return isUnknown ? { problems: [unknownVideo(value)] } : {};
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
  const schema = z
    .string()
    .max(max, { abort: true })
    .regex(pattern, { abort: true })
    .refine((value) => isAddress(value, info.internal));
  return field(fieldType, schema, { label, hint, max, pattern, ...info });
}

/** Checks a link in markdown; a link within this site is resolved once all files have been read. */
export function checkLink(address: string): FieldResult {
  if (!isAddress(address, true)) {
    const message = `has the link ${quote(address)}, which leads nowhere or is not safe`;
    const advice =
      'Write a page of this site, such as /clients, or a full address that begins with https://.';
    return { problems: [{ code: 'address', message, advice }] };
  }
  return isOfThisSite(address) ? { references: [{ what: 'link', value: address }] } : {};
}

function isOfThisSite(address: string): boolean {
  return /^[/#]/.test(address);
}

/**
 * Whether an address is valid in itself and safe to link to. `internal` also allows paths of this site, anchors and
 * email addresses. Whether a path exists is checked once all files have been read.
 */
function isAddress(address: string, internal = false): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  if (internal && /^(?:\/(?!\/)|#)/.test(address)) return true;
  if (internal && /^mailto:[^@]+@[^@]+\.[^@]+$/i.test(address)) return true;
  // What precedes an @ is a password, or a host that the address only seems to point to.
  if (!/^https:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address) || !URL.canParse(address)) return false;
  return new URL(address).hostname.includes('.');
}

/** What is wrong with a video address that no known player accepts. */
function unknownVideo(address: string): ProblemText {
  const message = `${quote(address)} is not the address of a single video`;
  const advice = 'Copy that of one video at YouTube, Vimeo, Loom or Wistia.';
  return { code: 'video-address', message, advice };
}
