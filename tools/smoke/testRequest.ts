import { JSDOM, VirtualConsole } from 'jsdom';
import { hostKind } from '../../kit/build/hostKind';
import { type Answer, ask } from './answers';
import { allows } from './cors';

/** What became of a test request: what the form service answered, and whether a visitor’s request would have failed. */
export interface TestResult {
  failed: boolean;
  said: string;
}

/**
 * Sends the form service one request as the first form of the site would, with a note in each field that says that it is
 * a test. Only the service’s owner can see whether it arrives.
 *
 * @param siteUrl the address of the site, without a slash at its end
 * @param note names this test to whoever looks for it
 * @throws if the home page doesn’t answer, or has no form
 */
export async function sendTestRequest(
  siteUrl: string,
  note: string,
  request = ask,
): Promise<TestResult> {
  const home = await request(`${siteUrl}/`);
  const { document } = new JSDOM(home.text, { virtualConsole: new VirtualConsole() }).window;
  const form = document.querySelector('form[action]');
  const endpoint = form?.getAttribute('action');
  if (!form || !endpoint) throw new Error(`${siteUrl}/ has no form to send a test request with.`);
  const { origin } = new URL(siteUrl);
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    Origin: origin,
    Referer: `${siteUrl}/`,
  };
  const body = JSON.stringify(fieldsWithNote(form, siteUrl, note));
  try {
    const answer = await request(endpoint, { method: 'POST', headers, body });
    const wrong = refusal(answer, endpoint, origin);
    const answered = `${endpoint} answered the test request with ${answer.status}${quoted(answer)}`;
    return {
      failed: wrong !== undefined,
      said: `${answered}. ${wrong ?? `Now see whether it has arrived, by mail too: look for “${note}”.${emptyPage(answer)}`}`,
    };
  } catch (error) {
    const said = `${endpoint} ${error instanceof Error ? error.message : error}: the test request is lost.`;
    return { failed: true, said };
  }
}

/** The fields of a form, each with the note; without the one that only bots fill in. */
function fieldsWithNote(form: Element, siteUrl: string, note: string): Record<string, string> {
  const { hostname } = new URL(siteUrl);
  // A service may look whether the domain takes mail.
  const domain = hostKind(hostname) === 'public' ? hostname.replace(/^www\./, '') : 'site.example';
  const controls = [...form.querySelectorAll('input[name], textarea[name]')];
  return Object.fromEntries(
    controls
      .filter((control) => control.closest('[aria-hidden="true"]') === null)
      .map((control) => {
        const [name, value] = [control.getAttribute('name') ?? '', control.getAttribute('value')];
        // A service may sort requests by it.
        if (name === 'requestType') return [name, value ?? ''];
        if (control.getAttribute('type') === 'email') return [name, `test@${domain}`];
        return [name, value ? `${note}: ${value}` : note];
      }),
  );
}

/** Why a visitor would be told that the request has failed, or wrongly told that it hasn’t. */
function refusal({ status, headers, text }: Answer, endpoint: string, origin: string) {
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null) {
    const target = new URL(location, endpoint);
    if (target.origin === new URL(endpoint).origin) return undefined;
    return `It redirects to ${target.origin}, which the policy of the pages blocks: visitors are told that the request has failed.`;
  }
  if (status < 200 || status > 299) return 'Visitors are told that their request has failed.';
  if (!allows(headers, 'origin', origin)) {
    return `It does not allow ${origin} to read that (CORS): visitors are told that the request has failed.`;
  }
  if (/"(?:ok|success)"\s*:\s*"?false/.test(text)) {
    return 'That is a refusal, but visitors are told that their request has arrived, since they go by the status.';
  }
  return undefined;
}

/** What a visitor sees whose scripts fail, if the service answers the browser’s own request as it does this one. */
function emptyPage({ status }: Answer): string {
  if (status !== 204 && status !== 205) return '';
  return ` If it answers a plain form with ${status}, too, visitors whose scripts fail are shown nothing: docs/form-services.md.`;
}

function quoted({ text }: Answer): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '') return '';
  return `: ${words.length > 200 ? `${words.slice(0, 200)}…` : words}`;
}
