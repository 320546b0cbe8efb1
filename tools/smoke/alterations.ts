import { createHash } from 'node:crypto';
import { JSDOM, VirtualConsole } from 'jsdom';
import { decodedPath } from '../../kit/build/hosting/redirects';

/** What a page may name, besides what it loads. */
interface Known {
  /** The address that the site was built for, without a slash at its end. */
  builtFor: string;
  /** Whether a decoded path of the site is that of a page or a redirect. */
  isPath: (path: string) => boolean;
  /** The addresses that the content names, as browsers read them. */
  named: ReadonlySet<string>;
}

/** The islands, whose names come from their content. */
const ownScript = /^\/[a-z]+-[0-9a-f]{20}\.js$/;
const dataTypes = ['application/json', 'application/ld+json'];
const scriptTypes = ['', 'speculationrules'];
const addressAttributes = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href'];

/**
 * Finds what the build didn’t put into a page, but something between the site and its visitors did, such as a proxy that
 * hides mail addresses, postpones scripts or counts visits.
 *
 * @param html the page as it was answered
 * @returns each as the end of a sentence
 */
export function alterations(html: string, { builtFor, isPath, named }: Known): string[] {
  // Without a console, since it would list styles that it can’t read.
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
  const templates = [...document.querySelectorAll('template')].map(({ content }) => content);
  const elements = [document, ...templates].flatMap((part) => [...part.querySelectorAll('*')]);
  const policy = readPolicy(document);
  const found = elements.flatMap((element) => [
    ...foreignCode(element),
    ...[...element.attributes].flatMap(foreignAttribute),
    ...addressesOf(element).flatMap((address) => foreignAddress(element, address)),
  ]);
  const sources = ['script-src', 'style-src'].flatMap((name) => policy.get(name) ?? []);
  const others = sources.filter((source) => !/^'(?:self|sha256-.*)'$/.test(source));
  if (others.length > 0) found.unshift(`has a policy that also allows ${others.join(' ')}`);
  return found.map((each) => `${each}, which the build didn’t put there`);

  function foreignCode(element: Element): string[] {
    const { localName, textContent } = element;
    const type = element.getAttribute('type') ?? '';
    if (localName === 'style') return inPolicy('style-src', 'style', textContent);
    if (localName === 'script' && !element.hasAttribute('src')) {
      if (dataTypes.includes(type)) return [];
      if (!scriptTypes.includes(type)) return [`has a script of the type ${type}`];
      return inPolicy('script-src', 'script', textContent);
    }
    const isForeign = element.matches(
      'base, iframe, frame, object, embed, link[rel~=stylesheet], meta[http-equiv=refresh]',
    );
    return isForeign ? [`has the element ${shortened(element.outerHTML)}`] : [];
  }

  function inPolicy(directive: string, what: string, text: string | null): string[] {
    const digest = createHash('sha256')
      .update(text ?? '')
      .digest('base64');
    const isListed = policy.get(directive)?.includes(`'sha256-${digest}'`);
    return isListed ? [] : [`has a ${what} that its policy doesn’t list: ${shortened(text ?? '')}`];
  }

  function foreignAddress(element: Element, written: string): string[] {
    const found = `has the address ${shortened(written)} in <${element.localName}>`;
    if (!URL.canParse(written, `${builtFor}/`)) return [found];
    const { origin, search, hash, href } = new URL(written, `${builtFor}/`);
    const isOwn = `${href}/`.startsWith(`${builtFor}/`);
    const path = href.slice(builtFor.length);
    const isKnown = () => {
      switch (element.localName) {
        case 'a':
          if (written.startsWith('#') || named.has(href)) return true;
          return isOwn && isPath(decodedPath(path.slice(0, path.length - hash.length)) ?? '');
        case 'form':
          return policy.get('form-action')?.includes(origin) ?? false;
        case 'script':
          return isOwn && ownScript.test(path);
        default:
          return isOwn && search === '';
      }
    };
    return isKnown() ? [] : [found];
  }
}

/** Attributes that the policy forbids; the build stops where a page has one. */
function foreignAttribute({ name, value }: Attr): string[] {
  return /^(?:on.*|style|srcdoc|ping)$/.test(name) ? [`has the attribute ${name}="${value}"`] : [];
}

function addressesOf(element: Element): string[] {
  const single = addressAttributes.flatMap((name) => element.getAttribute(name) ?? []);
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    (element.getAttribute(name) ?? '')
      .split(',')
      .flatMap((item) => item.trim().split(/\s/)[0] ?? []),
  );
  const shared = element.matches('meta[property="og:url"], meta[property="og:image"]');
  const content = shared ? (element.getAttribute('content') ?? '') : '';
  return [...single, ...sets, content].filter((address) => address !== '');
}

/** The sources of each directive of a page’s own policy. */
function readPolicy(document: Document): Map<string, string[]> {
  const element = document.querySelector('meta[http-equiv="content-security-policy"]');
  const directives = (element?.getAttribute('content') ?? '').split(/;\s*/);
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
