import { type ProblemText, quote } from './problem';
import { urlOf } from './urlOf';

/** Hosts, with the beginning of the path, that a link shouldn’t lead to: what it does there, and what to write instead. */
const hosts: readonly { at: RegExp; what: string; advice: string; isThrough?: true }[] = [
  {
    at: /^(?:(?:www\.)?google\.[a-z.]{2,6}\/url|lm?\.(?:facebook|instagram)\.com\/|(?:www\.)?(?:facebook\.com\/(?:flx\/warn|l\.php)|linkedin\.com\/(?:redir\/redirect|safety\/go)|youtube\.com\/redirect|duckduckgo\.com\/l\/)|slack-redir\.net\/link|out\.reddit\.com\/)/,
    what: 'goes through another site',
    advice: 'Open it, and write the address where it ends.',
    isThrough: true,
  },
  {
    at: /^(?:[\w-]+\.safelinks\.protection\.outlook\.com\/|urldefense(?:\.proofpoint)?\.com\/v|linkprotect\.cudasvc\.com\/url|[\w-]*\.?protect[\w-]*\.mimecast\.com\/s)/,
    what: 'goes through the scanner of somebody’s mail',
    advice: 'Open it, and write the address where it ends.',
    isThrough: true,
  },
  {
    at: /^(?:[\w-]+--[\w-]+\.netlify\.app|[\w-]+\.[\w-]+\.pages\.dev|[\w-]+-git-[\w-]+\.vercel\.app)\//,
    what: 'leads to a preview of a site, which goes',
    advice: 'Write the address that visitors use; a page of this site begins with /.',
  },
  {
    at: /^(?:docs\.google\.com\/(?:document|spreadsheets|presentation|forms)\/(?:u\/\d+\/)?d\/(?!e\/).*\/edit|drive\.google\.com\/|[\w-]+\.sharepoint\.com\/|onedrive\.live\.com\/|1drv\.ms\/|(?:www\.)?dropbox\.com\/(?:home|work)|app\.netlify\.com\/|dash\.cloudflare\.com\/)/,
    what: 'may open for colleagues alone',
    advice: 'Publish it, and write the address that anybody can open.',
  },
];

/** Why a link shouldn’t lead to a host, if there is a reason. */
export function hostProblem(address: string): ProblemText | undefined {
  const host = hostOf(address);
  if (host === undefined) return undefined;
  const direct = directAddress(address)?.replace(/^http:/i, 'https:');
  const message = `has the link ${quote(address)}, which ${host.what}`;
  const advice = direct === undefined ? host.advice : `Write ${quote(direct)}.`;
  return { code: 'roundabout', message, advice, severity: 'warning' };
}

/** Where a link that leads through somebody else leads in the end, if that is one of its parameters. */
export function directAddress(address: string): string | undefined {
  if (!hostOf(address)?.isThrough) return undefined;
  const named = [...new URL(address).searchParams.values()];
  return named.find((each) => /^https?:\/\//i.test(each) && urlOf(each));
}

function hostOf(address: string) {
  const { protocol = '', hostname, pathname } = urlOf(address) ?? {};
  if (!/^https?:$/.test(protocol)) return undefined;
  return hosts.find(({ at }) => at.test(`${hostname}${pathname}`));
}
