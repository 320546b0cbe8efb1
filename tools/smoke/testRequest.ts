import { JSDOM, VirtualConsole } from 'jsdom';
import { allows, ask } from './smoke';

/**
 * Sends the form service one request as the first form of the site would, with a note in each field. Only the service’s
 * owner can see whether it arrives.
 *
 * @param siteUrl the address of the site, without a slash at its end
 * @param note names this test to the person who looks for it
 * @returns what the service answered, and whether a visitor would read that the request has failed
 */
export async function sendTestRequest(siteUrl: string, note: string, request = ask) {
  const { text } = await request(`${siteUrl}/`);
  const { document } = new JSDOM(text, { virtualConsole: new VirtualConsole() }).window;
  const form = document.querySelector('form[action]');
  const endpoint = form?.getAttribute('action');
  if (!form || !endpoint) throw new Error(`${siteUrl}/ has no form to send a test request with.`);
  const { origin, hostname } = new URL(siteUrl);
  // The hidden field is for bots, and a service sorts requests by their type.
  const controls = [...form.querySelectorAll('input[name], textarea[name]')]
    .filter((control) => control.closest('[aria-hidden="true"]') === null)
    .map((control) => {
      const [name, value] = [control.getAttribute('name') ?? '', control.getAttribute('value')];
      if (name === 'requestType') return [name, value ?? ''];
      if (control.getAttribute('type') !== 'email')
        return [name, value ? `${note}: ${value}` : note];
      // A service may look whether the domain takes mail.
      const isLocal = /^(?:localhost|[\d.]+)$/.test(hostname);
      return [name, `test@${isLocal ? 'site.example' : hostname.replace(/^www\./, '')}`];
    });
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    Origin: origin,
  };
  const body = JSON.stringify(Object.fromEntries(controls));
  const answer = await request(endpoint, { method: 'POST', headers, body });
  const isTaken = answer.status < 400 && allows(answer.headers, 'origin', origin);
  const next = isTaken
    ? `Now see whether it has arrived, by mail too: look for “${note}”.`
    : 'Visitors are told that their request has failed.';
  const words = answer.text.replace(/\s+/g, ' ').trim().slice(0, 200);
  return {
    failed: !isTaken,
    said: `${endpoint} answered the test request with ${answer.status} ${words}\n${next}`,
  };
}
