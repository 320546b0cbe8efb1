import { type ProblemText, quote } from './problem';

const lookAlike = /(?:youtu|vimeo|loom|wistia)/;

/**
 * What is wrong with an address on its own; undefined if nothing is. `internal` also allows paths of this site,
 * anchors and mail addresses. Whether a path exists is checked once all files are read.
 */
export function addressProblem(address: string, internal: boolean): ProblemText | undefined {
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
export function videoAddressProblem(address: string): ProblemText {
  const host = URL.canParse(address) ? new URL(address).hostname : address;
  const advice = 'Copy the address of a single video at YouTube, Vimeo, Loom or Wistia.';
  const known =
    /^(?:[a-z0-9-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|loom\.com|wistia\.(?:com|net))$/;
  if (known.test(host)) {
    return { message: `is an address at ${host}, but not that of a single video`, advice };
  }
  const words = lookAlike.test(host)
    ? 'only looks like one of a video provider'
    : 'is not known here';
  return { message: `leads to ${quote(host)}, which ${words}`, advice };
}
